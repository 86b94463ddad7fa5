## コマンドライン: `sevens --help` と、コマンドの意味が通らないときの文。

overview-title = Sevens: 七並べとその仲間のカードゲーム。遊ぶ、開く、プログラムする。
overview-command = コマンド
overview-more = コマンドの詳しい説明: sevens コマンド --help
command-play = 端末で遊ぶ（ひとりで、コンピューターと、またはキーボードを回して）
command-rules = ゲームのルールを説明する
command-engine = 標準入出力で動くエンジン（1行に1つのJSONオブジェクト）
command-arena = ボットどうしに何試合も対戦させる
command-serve = ブラウザー用にゲームを開く
command-export = 部屋をファイルに書き出す
command-import = ファイルから部屋を取り込む
command-stats = このサーバーで最後まで遊ばれたゲームを表示する
command-verify = ゲームの記録を検証する
command-version = バージョンと、カーネルがコンパイル済みかどうかを表示する

help-usage = 使い方:
help-arguments = 引数
help-options = オプション
help-help = この説明を表示して終わる
help-house-rules = ハウスルール（-o の後に オプション=値）:
help-rules-players = この人数のページにする
help-games = ゲーム:
help-lang = 言語: { $languages }（省略時はシステムの言語）
help-preset = ゲーム。下の一覧から選ぶ（省略時は sevens）
help-option = pass_limit=3 のようなハウスルール。何度でも指定できる。説明は sevens rules
help-players = 人数。空いた席にはコンピューターが座る
help-seat = 人の名前。レベルを付けるとコンピューター。1席に1回
help-level = 空いた席のコンピューターの強さ
help-seed = すべての配札を決める文字列。同じなら同じカードになる
help-dealer = 最初の親。1から数える（省略時は抽選）
help-speed = コンピューターの手を見せる時間
help-plain = 画面を描き直さず、1行ずつ表示する
help-record = 記録の保存先（省略時は利用者の新しいファイル）
help-no-record = 記録を残さない
help-resume = 記録からゲームを続ける。FILE がなければ、終わっていない最新のもの
help-replay = 記録を1手ずつ見る
help-verify-file = 記録。- は標準入力を読む
help-seed-hash = 最初のラウンドの前に表示されたハッシュ
help-verify-status = 終了コード: 0 正しい、1 記録に誤りがある、2 読めない。
help-export-room = 部屋のIDまたはアドレス
help-export-output = 書き出し先。省略すると標準出力
help-export-secrets = ファイルには、伏せられた札や進行中の対戦のシードも含めて、すべてが入ります。
help-import-file = `sevens export` が書いたファイル。- は標準入力を読む
import-done = 部屋 { $room } を取り込みました(記録 { $events } 件)。
import-there-already = その部屋はすでにあります。何も変えていません。

complaint-unrecognized = 分かりません: { $what }
complaint-required = 足りません: { $what }
complaint-needs-value = { $what } の後に値が必要です。
complaint-needs-number = { $what } には数が必要です。{ $value } は使えません。
complaint-choice = { $what }: { $value } は使えません。選べるもの: { $choices }
complaint-see-help = ヘルプ: { $command }
complaint-command = 「{ $name }」というコマンドはありません。
complaint-commands = あるのは: { $names }
complaint-did-you-mean = { $names } のことですか。
complaint-presets = あるのは: { $names }
complaint-options = あるのは: { $names }
complaint-values = { $option } に使える値: { $names }
complaint-range = { $option } は { $low } から { $high } までです。
complaint-option-names = コマンドラインでの名前: { $names }
complaint-unknown-level = 「{ $level }」というレベルはありません。あるのは: { $levels }
complaint-too-many-seats = { $seats }席の名前がありますが、遊ぶのは{ $players }人です。
complaint-no-such-dealer = 親は1から{ $players }までで数えます。
complaint-nothing-to-resume = 続きのあるゲームはありません。
complaint-rules-of-record = 続けるゲームのルールと人数は変えられません。指定を外してください。
complaint-record-in-use = この記録には別のゲームが書き込んでいます。
complaint-missing-part = sevens { $command } に必要な部分が入っていません: { $name }
complaint-file = { $file }: { $why }
complaint-unexpected = 起きてはならない問題が起きました: { $what }

## ゲーム。$name はプレーヤー、$names は複数のプレーヤー。

terminal-player = プレーヤー
terminal-player-number = プレーヤー{ $number }
terminal-bot-names = あおい はると さくら れん ひなた みなと ゆい そうた りん かえで
terminal-with-house-rules = { $game }（ハウスルール）
terminal-person = 人
terminal-level = { $level ->
    [random] コンピューター、でたらめ
    [easy] コンピューター、やさしい
    [medium] コンピューター、ふつう
    [hard] コンピューター、強い
    [expert] コンピューター、達人
   *[other] コンピューター、{ $level }
}
terminal-length = 長さ: { $match }
terminal-seed-hash = 配札を決めるシードのハッシュ:
terminal-seed = シード: { $seed }
terminal-recorded = 記録:
terminal-keys-short = 番号か 7d のようなカードを入力。p パス、? ヘルプ、r ルール、q 終了。
terminal-start = Enterで始める:
terminal-deal = 第{ $deal }ラウンド
terminal-dealer = 親は{ $name }さん
terminal-pot = ポット: { $chips }
terminal-all-ante = 全員がポットに{ $chips }を入れました。

terminal-column-cards = 手札
terminal-column-passes = パス数
terminal-column-passes-left = 残りパス
terminal-column-chips = チップ
terminal-column-points = 得点
terminal-note-joker-only = ジョーカー
terminal-note-eliminated = 脱落
terminal-note-idle = 休み

terminal-your-hand = 手札
terminal-hand-hidden = マークを宣言するまで、手札は伏せたままです。
terminal-pass = パス
terminal-passes-left = 残り{ $n }回
terminal-forbidden = 反則
terminal-announce = 残りが1枚になるときは ! を付けて「ラスト」と言います: 7d!

terminal-ask-play = { $name }さんの番: { $cards }枚のうち{ $fitting }枚が出せます。
terminal-ask-only = { $name }さんの番: 出せるのは1枚だけ。Enterで出す
terminal-ask-pass = { $name }さんの番: 出せるカードがありません。Enterでパス
terminal-ask-suit = { $name }さん、マークを宣言してください: s h d c
terminal-nothing-typed = 番号かカードか p を入力してください。? でヘルプ。
terminal-no-such-number = { $number }番は一覧にありません。
terminal-unreadable = 「{ $text }」は手になりません。一覧の番号、7d のようなカード、またはパスの p を入力してください。

terminal-fault-fine = このパスは反則です。{ $chips }を払います。
terminal-fault-skip-turn = このパスは反則です。次の番が休みになります。
terminal-fault-lose-deal = このパスは反則です。このラウンドから脱落します。
terminal-fault-surrender = このパスは反則です。次の人にカードを1枚渡します。
terminal-fault-also = さらに{ $chips }を払います。
terminal-fault-play = { $card }は出せません。カードは手札に戻り、番を失います。
terminal-do-it = それでもしますか。(y/n)

terminal-curtain = 次は{ $name }さんの番です。キーボードを渡してください。
terminal-curtain-lift = { $name }さん、ほかの人が見ていなければEnterを押してください:

terminal-deal-over = 第{ $deal }ラウンドが終わりました。
terminal-head-place = 順位
terminal-head-name = 名前
terminal-head-deal = 今回
terminal-head-total = 合計
terminal-head-won = 勝ち
terminal-head-chips = チップ
terminal-cards-left = 残ったカード
terminal-next-deal = Enterで次を配る:
terminal-finish = Enterで終わる:
terminal-go-on = Enterで先へ、qで戻る:
terminal-match-over = { $names }さんの優勝です！
terminal-match-over-shared = { $names }が優勝を分け合います！
terminal-record-kept = 記録: { $file }
terminal-resume-with = 何も失われていません。続けるには:
terminal-left = ゲームを離れました。記録はありません。

terminal-help =
    自分の番に入力できるもの

    1 2 3 ...   その番号の手
    7d Ts 10♠   カード: 数字の次に s h d c（スペード、ハート、ダイヤ、クラブ）
    8d9dTd      続きのカードを何枚か（ルールが許すとき）
    {"*Ts+Js"}      ジョーカーをスペードの10にして、その先に自分のJ
    6h!         同じ手で「ラスト」と言う
    p           パス
    h           カードをもう一度表示
    l           このラウンドで起きたこと
    r           このゲームのルール
    ?           このヘルプ
    q           やめる（あとで続けられます）

    {"[8]"} は出せる場所や自分の出せるカード、(8) はほかの人のカードを待つ場所です。

## 再生

replay-step = { $steps }手のうち{ $step }手目
replay-ask = Enter次 · b前 · 番号 · dラウンド · e最後 · q終了
replay-keys = Enter: 次の手、b: 前の手、番号: その手、a: 最初、d: 次のラウンド、e: 最後、q: 終了。

## 検証。record-REASON は何が誤りかを言う。

verify-fine = 記録は正しいです。1手ずつ再現し、すべて書かれたとおりでした。
verify-wrong = 記録に誤りがあります。
verify-line = { $line }行目: { $what }
verify-game = { $game }: { $names }
verify-contents = 終わったのは{ $deals }、イベントは{ $events }件
verify-seed = シード { $seed }、ハッシュ { $hash }
verify-hash-matches = ハッシュは試合前に表示されたものと同じです。
verify-other-hash = シードのハッシュが指定と違います: { $hash }
verify-seeded = カードはすべてシードから配られました。
verify-by-hand = シードではなく手で配られたラウンド: { $deals }
verify-position = 手で並べたラウンドの途中から始まっています。
verify-truncated = 終わりが切れています。あるところまでは正しいです。
verify-unfinished = 試合は終わっていません。

record-not_text = UTF-8のテキストではありません
record-not_an_object = JSONオブジェクトではありません
record-unknown_format = 知っているバージョンの記録ではありません
record-wrong_kind = 値がないか、種類が違います
record-seed_hash_differs = シードのハッシュが、先に表示されたものと違います
record-bad_header = このように始まるゲームはありません
record-against_the_rules = ルールに反しています
record-unexpected_event = ここから始まることはありません
record-differs = 実際に起きたことと違います
