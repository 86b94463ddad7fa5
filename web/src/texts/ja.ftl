## The page as a whole

app-name = Sevens
skip-to-game = 手札へ移動
close = 閉じる
back = 戻る
cancel = キャンセル
settings = 設定
rules = ルール
leave = 退席
loading = お待ちください
try-again = もう一度試す
error-offline = サーバーが応答しません。接続を確認して、もう一度お試しください。
error-failed = うまくいきませんでした。もう一度お試しください。
error-not-found = このアドレスには何もありません。
go-home = 最初のページへ

## Cards

card = { $suit ->
    [s] スペード
    [h] ハート
    [d] ダイヤ
   *[c] クラブ
}の{ $rank }
card-the = { $suit ->
    [s] スペード
    [h] ハート
    [d] ダイヤ
   *[c] クラブ
}の{ $rank }
suit = { $suit ->
    [s] スペード
    [h] ハート
    [d] ダイヤ
   *[c] クラブ
}
joker = ジョーカー
joker-the = ジョーカー
joker-index = Jo
index-A = A
index-J = J
index-Q = Q
index-K = K

## Setting up

home-lead = 7から列をつなげて、いちばん先に手札をなくしましょう。
home-game = ゲーム
home-players = 人数
home-seats-and-minutes = { $low }～{ $high }人 · 1回{ $from }～{ $to }分
home-length = 長さ
home-resume = 途中のゲームに戻る
home-record = プレイ記録を開く
mode = 遊び方
mode-solo = コンピューターと対戦
mode-device = この端末で対戦
mode-device-help = 端末を順番に回します。次の人がカーテンを開けるまで、手札は見えません。
seats = 席
seat-number = 席{ $number }
seat-name = 名前
seat-who = プレイする人
seat-person = 人
you = あなた
player-default = プレイヤー{ $number }
level = { $level ->
    [random] ランダム
    [easy] 弱い
    [medium] 普通
    [hard] 強い
    [expert] 達人
   *[other] { $level }
}
level-all = コンピューター
start = 始める
play = 出す
length-deals = { $number ->
    [0] 全員が1回ずつ親
   *[other] { $number }回戦
}
length-wins = { $number }勝先取
length-best-of = { $number }回勝負
length-points = { $number }点先取
length-bust = { $number ->
    [0] 誰かのチップがなくなるまで
   *[other] 誰かのチップがなくなるまで（最大{ $number }回）
}
house-rules = ローカルルール
house-rules-changed = { $count ->
    [0] 変更なし
   *[other] { $count }か所変更
}
house-rules-reset = 元に戻す
house-rules-done = 完了
house-rules-lead = 「{ $game }」のルールを変更できます。両立しない選択肢は灰色で、理由も表示されます。
rules-clash = このままでは両立しないルールがあります。
value-yes = はい
value-no = いいえ
value-none = なし

## The table

table = テーブル
deal-of = { $deal }回戦目
view-perspective = 斜め
view-top = 真上
panel-show = ボタン
pass = パス
pass-left = パス（残り{ $left }回）
pass-anyway = それでもパス
play-anyway = それでも出す
last-card = ラスト1枚
turn-yours = { $cards ->
   *[other] あなたの番です。{ $cards }枚中{ $playable }枚出せます。
}
turn-of-yours = { $cards ->
   *[other] { $name }さん、{ $cards }枚中{ $playable }枚出せます。
}
turn-no-card = 出せるカードがありません。パスしてください。
turn-no-card-left = 出せるカードがありません。パスしてください（残り{ $left }回）。
turn-name-suit = 最初に始めるマークを選んでください。
turn-other = { $name }さんの番です。
turn-watching = { $name }さんの番です。観戦中です。
chosen = { $cards }：「出す」を押すか、もう一度カードを押してください。
chosen-run = { $cards }：「出す」で{ $count }枚まとめて出します。
chosen-joker = 続けて、ジョーカーの次に出すカードを選んでください。
chosen-several = 出し方が2通り以上あります。
cannot-go = { $card }はまだ出せません。{ $suit }で次に出せるのは{ $ranks }です。
cannot-go-closed = { $card }はまだ出せません。{ $suit }で出せる場所はありません。
joker-cannot-go = 今はジョーカーを出せません。
last-card-hint = 残り1枚になります。「ラスト1枚」を宣言しましょう。
pass-costs = パスすると{ $cost }チップかかります。
fault-pass = { $kind ->
    [fine] 出せるカードがあります。それでもパスすると{ $cost }チップかかります。
    [skip_turn] 出せるカードがあります。それでもパスすると次の番が飛ばされます。
    [lose_deal] 出せるカードがあります。それでもパスするとこの回は負けになります。
   *[surrender] 出せるカードがあります。それでもパスすると次の人にカードを1枚渡します。
}
fault-play = { $card }は出せません。それでも出すとこの番を失います。
cards-count = { $count }枚
plate-passes = { $count ->
    [0] パスなし
   *[other] パス残り{ $count }
}
passes-made = { $count ->
    [0] パスなし
   *[other] パス{ $count }回
}
chips-count = { $count }チップ
pot-count = ポット：{ $count }
place-number = { $ordinal ->
   *[other] { $place }位
}
status = { $status ->
    [out] あがり
    [joker_only] ジョーカーのみ
    [eliminated] 脱落
    [idle] この回は休み
   *[other] プレイ中
}
to-move = 手番
away = 切断中

## The panel

panel = ボタンで遊ぶ
panel-rows = 場
panel-row-empty = まだありません
panel-open-places = 出せる場所：{ $cards }
panel-hand = あなたの手札
panel-hand-of = { $name }さんの手札
panel-hand-none = 手札はありません。
panel-actions = あなたの手
panel-last-move = 直前の手
panel-log = これまでの経過
panel-log-empty = まだありません。
panel-seats = 席
panel-standings = 成績
panel-standings-empty = 1回戦が終わると、ここに得点が並びます。
panel-keys = キー操作
can-go = 出せます
chosen-mark = 選択中
head-player = プレイヤー
head-cards = 枚数
head-passes = パス
head-chips = チップ
head-points = 得点
head-place = 順位
head-deal = 回
head-total = 合計
head-wins = 勝ち
head-left = 残り札
keys-help = 矢印キーで手札を移動し、Enterかスペースで選んで出します。マークはS（スペード）、H（ハート）、D（ダイヤ）、C（クラブ）、続けて数字は2～9、10はTか0、J、Q、K、A。＊はジョーカー、Pはパス、Escで選択を取り消します。

## What happened, in sentences

log-dealt = カードが配られました。
log-ante = 全員がポットに払いました。
log-laid = { $who ->
    [you] あなたが{ $cards }を並べました。
   *[other] { $name }さんが{ $cards }を並べました。
}
log-played = { $who ->
    [you] あなたが{ $cards }を出しました。
   *[other] { $name }さんが{ $cards }を出しました。
}
log-played-announced = { $who ->
    [you] あなたが{ $cards }を出し、ラスト1枚を宣言しました。
   *[other] { $name }さんが{ $cards }を出し、ラスト1枚を宣言しました。
}
log-joker-played = { $who ->
    [you] あなたがジョーカーを{ $as }の場所に置き、{ $cards }を出しました。
   *[other] { $name }さんがジョーカーを{ $as }の場所に置き、{ $cards }を出しました。
}
log-joker-taken = { $who ->
    [you] あなたが{ $cards }を出し、ジョーカーを受け取りました。
   *[other] { $name }さんが{ $cards }を出し、ジョーカーを受け取りました。
}
log-named = { $who ->
    [you] あなたが{ $suit }を選びました。
   *[other] { $name }さんが{ $suit }を選びました。
}
log-passed = { $who ->
    [you] あなたがパスしました。
   *[other] { $name }さんがパスしました。
}
log-paid = { $who ->
    [you] あなたが{ $amount }払いました。
   *[other] { $name }さんが{ $amount }払いました。
}
log-eliminated = { $who ->
    [you] あなたは脱落しました。
   *[other] { $name }さんが脱落しました。
}
log-eliminated-cards = { $who ->
    [you] あなたは脱落しました。場に並ぶカード：{ $cards }。
   *[other] { $name }さんが脱落しました。場に並ぶカード：{ $cards }。
}
log-went-out = { $who ->
    [you] あなたの手札がなくなりました。
   *[other] { $name }さんの手札がなくなりました。
}
log-joker-only = { $who ->
    [you] あなたの手札はジョーカーだけになり、この回から抜けました。
   *[other] { $name }さんの手札はジョーカーだけになり、この回から抜けました。
}
log-drew = { $who ->
    [you] ラスト1枚を宣言しなかったので、あなたは{ $count }引きました。
   *[other] ラスト1枚を宣言しなかったので、{ $name }さんは{ $count }引きました。
}
log-surrendered = { $who ->
    [you] あなたが{ $cards }を渡しました。
   *[other] { $name }さんが{ $cards }を渡しました。
}
log-turn-lost = { $who ->
    [you] あなたは番を失いました。
   *[other] { $name }さんは番を失いました。
}
log-deal-over = この回が終わりました。
log-match-over = ゲームが終わりました。

## Curtain, ends, replay

curtain-title = { $name }さんの番です。
curtain-text = 端末を受け取ってください。カーテンを開けると手札が見えます。
curtain-lift = カーテンを開ける
deal-over-title = { $deal }回戦が終わりました
deal-over-first = { $who ->
    [you] あなたが1位です。
   *[other] { $name }さんが1位です。
}
hand-empty = なし
next-deal = 次の回へ
match-over-title = { $who ->
    [you] あなたの勝ちです！
    [several] { $name }さんが同点優勝です！
   *[other] { $name }さんの勝ちです！
}
rematch = もう一度遊ぶ
show-table = テーブルを見る
show-result = 結果を見る
download-record = 記録を保存
replay = 再現
replay-step = { $steps }手中{ $step }手目
replay-first = 最初へ
replay-back = 1手戻る
replay-forward = 1手進む
replay-last = 最後へ
replay-open = 記録ファイルを開く
replay-lead = 保存したプレイ記録を開くと、全員の手札を見ながら1手ずつたどれます。
replay-start = カードが配られました。

## Connection

link-waiting = 接続が切れました。再接続しています。
link-connecting = 接続しています
room-gone = このゲームはもうありません。
room-gone-help = 終了したか、リンクが途中で切れているようです。
leave-title = このゲームから離れますか？
leave-text = ゲームはそのまま残ります。最初のページから戻れます。

## Settings

settings-language = 言語
settings-theme = 明るさ
theme-system = システムに合わせる
theme-light = ライト
theme-dark = ダーク
settings-speed = 速さ
speed-slow = ゆっくり
speed-normal = 普通
speed-fast = 速い
speed-none = すぐに
settings-table = テーブル
settings-table3d = 3Dのテーブルを表示
settings-panel = テーブルの横にボタンを表示
settings-four-colours = マークを4色にする
settings-large-index = カードの文字を大きくする
settings-row-order = 列の順番
settings-play = プレイ
settings-auto-pass = 出せないときは自動でパス
settings-frontiers = 次に出せるカードをいつも表示
settings-single-keys = マークと数字を1つのキーで選ぶ
settings-reduced-motion = 動きを減らす
settings-sounds = 音
settings-no-3d = この端末では3Dのテーブルを表示できません。ボタンだけですべて遊べます。

## Without a connection

offline-title = オフラインで遊ぶ
offline-none = 接続がありません。ページは開けますが、遊ぶにはサーバーが必要です。次に接続したときに、オフラインで遊べるようにしておけます。
offline-playing = 接続がありません。この端末だけで遊べます（コンピューターとの対戦、または端末を回して遊ぶ）。友だちとの対局は接続が戻るまでお待ちください。
offline-help = 同じルール、同じ相手で、この端末だけで遊べます（コンピューターとの対戦、または端末を回して遊ぶ）。
offline-get = オフラインで遊べるようにする（{ $size } MB）
offline-getting = 読み込み中：{ $percent } %
offline-ready = この端末ではオフラインで遊べます。
offline-failed = うまくいきませんでした。あとでもう一度お試しください。
offline-remove = 削除

## Statistics and privacy

settings-statistics = このサーバーに統計を送る
settings-statistics-off = ブラウザーが追跡しないよう求めているため、何も送りません。
stats-list = 送るものと送らないもの
stats-sent = 送るもの
stats-sent-game = ゲームの種類、遊び方、コンピューターの強さ、オプション、席の数
stats-sent-result = 結果、手数、かかった時間の目安
stats-sent-connection = 友だちとの対局がつながったか、接続が何回復帰したか
stats-sent-display = 3D テーブルを表示できたか、1 秒あたりのコマ数の目安
stats-sent-device = スマートフォンかどうか、メモリとコア数の目安、ブラウザーと OS の種類
stats-never = 決して送らないもの
stats-never-room = 部屋とそのリンク、名前
stats-never-moves = 手とカード
stats-never-address = ネットワークアドレス
stats-never-gpu = GPU の機種
stats-kept = 送り先はこのサーバーだけで、30 日後に削除されます。
privacy = プライバシー
privacy-title = プライバシーについて
privacy-lead = アカウントも広告も外部のサービスもありません。ブラウザーが通信する相手はこのサーバーだけです。
privacy-browser = ブラウザーに残るもの
privacy-browser-text = 設定、最後に選んだゲーム、開いた対局の鍵。この端末の中だけに保存され、ブラウザーでこのサイトのデータを消すと消えます。
privacy-server = このサーバーが保存するもの
privacy-server-text = 対局については、入力した名前、ルール、手を保存します。リンクを知っている人は観戦できます。しばらく動きのない対局は削除されます（運営者が期間を変えていなければ 30 日後）。どの席が自分のものかは、その対局専用のクッキーが覚えます。
privacy-server-log = サーバーのログには、人の名前もネットワークアドレスもカードも残りません。
privacy-statistics = 統計
privacy-statistics-text = 不具合を見つけるため、どの対局が最後まで遊ばれたか、どこで表示や接続に失敗したかをこのサーバーに知らせます。設定でオフにできます。ブラウザーが「Do Not Track」や「Global Privacy Control」を送っているときは、自動でオフになります。
privacy-money = お金は関係ありません
privacy-money-text = チップはただの点数です。お金を払うことも、もらうこともありません。
host-title = このサーバーの統計
host-lead = このサーバーの運営者向けのページです。
host-token = 管理者のトークン
host-show = 表示

## Rules page

rules-title = ルール
rules-of = ルール：{ $game }
rules-this-room = このゲームのルール
rules-choose = ルールを選ぶ
opens-new-tab = 新しいタブで開きます

## 友だちと

mode-friends = 友だちと遊ぶ
mode-friends-help = 部屋を開いてリンクを送りましょう。リンクを開いた人は、登録なしで席に着けます。
friends-your-name = あなたの名前
friends-open = 部屋を開く
friends = 友だち
host = ホスト
host-give = ホストを譲る
seat-free = 空席
seat-take = ここに座る
seat-computer = コンピューター
seat-clear = 席を空ける
seat-leave = 席を立つ
seat-left = 退席中
seat-substitute = コンピューターが代わりにプレイ
seat-return = 席に戻る
seat-moved = あなたの席は別の端末に移りました
seat-moved-help = このページでは観戦を続けられます。
seat-link = 別の端末で続ける
seat-link-help = このリンクはあなたの席を開きます。知っている人は誰でもあなたの代わりにプレイできるので、人に見せないでください。
seat-link-make = リンクを作る
watch = 観戦する
you-left = 席を立ったので、コンピューターが代わりにプレイしています。
spectators = { $count }人が観戦中
clock = 1手の持ち時間
clock-none = 時間制限なし
clock-seconds = { $seconds }秒
lobby-join = 席に着く
lobby-watch = このページにいれば、観戦だけすることもできます。
lobby-full = 席はすべて埋まっています。このページにいれば観戦できます。
lobby-host = みんながそろったら
lobby-level = 空席（{ $count }）でプレイする相手
lobby-start = 始める
lobby-waiting = { $name }さんが始めるのを待っています
lobby-state = { $seats }席のうち{ $taken }席が埋まっています。
start-now = 次の試合をすぐに始める
leave-text-friends = コンピューターが代わりに続けます。このブラウザーからいつでも席に戻れます。
share = 友だちを招待
share-help = このリンクを送るか、スマートフォンでコードを読み取ってください。
share-link = この部屋のリンク
share-copy = コピー
share-copied = コピーしました
share-sheet = 共有
share-qr = リンクのQRコード
share-text = いっしょに七並べをしませんか
share-local = このリンクはこのコンピューターでしか使えません。ほかの人と遊ぶには、相手から届くアドレスでサーバーを起動してください。
seal = カードは先に決まっていましたか
seal-before = これは、すでに決まっているカードの並びの指紋です。試合のあとにシードが表示され、両者が一致するかを誰でも確かめられます。
phrases = ひとこと
phrase = { $phrase ->
    [hello] こんにちは！
    [good_luck] がんばって！
    [thanks] ありがとう！
    [well_played] いい試合でした！
    [nice_move] うまい！
    [oops] しまった！
    [one_moment] ちょっと待ってください。
    [your_turn] あなたの番です。
    [sorry] ごめんなさい！
   *[goodbye] さようなら！
}
said = { $name }：{ $words }
mute = { $name }さんの発言を隠す
