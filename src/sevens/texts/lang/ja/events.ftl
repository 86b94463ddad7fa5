## できごと:1つに1文。

event-dealt = 第{ $deal }ラウンド。{ $name }さんが配ります。
event-ante = { $name }さんがポットに{ $chips }を入れました。
event-laid = { $name }さんが{ $cards }を並べました。
event-played = { $name }さんが{ $cards }を出しました。
event-played-announced = { $name }さんが{ $cards }を出して「ラスト1枚」と言いました。
event-joker_played = { $name }さんが{ $card }の代わりにジョーカーを置き、{ $next }を出しました。
event-joker_played-announced = { $name }さんが{ $card }の代わりにジョーカーを置き、{ $next }を出して「ラスト1枚」と言いました。
event-joker_taken = { $name }さんが{ $card }を置いて、ジョーカーを受け取りました。
event-named = { $name }さんは{ $suit }を選びました。
event-passed = { $name }さんがパスしました。
event-passed-forced = { $name }さんは出せるカードがなく、パスしました。
event-passed-voluntary = { $name }さんは出せるカードを止めて、パスしました。
event-passed-forbidden = { $name }さんは許されないパスをしました。
event-paid = { $name }さんが{ $chips }を払いました。
event-eliminated = { $name }さんが脱落しました。残りのカード：{ $cards }。
event-eliminated-empty = { $name }さんが脱落しました。
event-went_out = { $name }さんの手札がなくなり、あがりです。
event-joker_only = { $name }さんはジョーカーだけになり、ラウンドから抜けました。
event-drew = { $name }さんは{ $giver }さんから{ $card }を引きました。
event-drew-hidden = { $name }さんは{ $giver }さんからカードを1枚引きました。
event-surrendered = { $name }さんは{ $to }さんに{ $card }を渡しました。
event-turn_lost-wrong_card = { $name }さんは{ $cards }を出そうとしましたが、出せないカードなので手番を失いました。
event-turn_lost-skipped = { $name }さんはこの手番を休みます。
event-deal_over = ラウンド終了：{ $standings }。
event-collected = { $name }さんが{ $chips }をもらいます。
event-match_over = { $name }さんの勝利です！
event-match_over-shared = { $names }さんが勝利を分けました！
event-unknown = 場で何かが起こりました。

## 順位

standing-entry = { $name }（{ $place }）
standing-leads = { $name }さんが{ $score }で先頭です。
standing-level = { $names }さんが{ $score }で並んでいます。
