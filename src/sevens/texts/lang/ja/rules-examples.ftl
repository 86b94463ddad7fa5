## 例題:題、列と手札(絵)、出せる理由と出せない理由。

example-base = 出せるカードと待つカード
example-base-text = 場：{ $rows }　あなたの手札：{ $hand }
example-base-choice = 出せるカードのうちどれか1枚を出します。すると次の人の手番になり、残りは次の手番を待ちます。
example-base-pass = パスしてもかまいません。
example-base-no-pass = ここではパスできません。
example-run = 1回の手番で何枚も
example-run-note = 途中で止めて、最初のほうだけ出してもかまいません。
example-corner = 反対の端へ
example-tunnel = トンネルの中
example-island = 切れ目の向こう
example-island-text = 切れ目の向こうのカードは、脱落した人のものです。
example-joker = ジョーカーの使い方
example-joker-text = { $card }はほかの人が持っています。
example-two-packs = 同じマークの2本の列

why-opens = 新しい列を始めます。
why-next = { $card }の隣に置けます。
why-corner = { $card }から反対の端へつながります。
why-run = 場のカードに続けて、順に全部出せます。
why-joker = ジョーカーが{ $card }の代わりになります。それを持つ人は、すぐに置いてジョーカーを受け取ります。
why-waits = { $card }が出るのを待ちます。
why-closed = こちら側は閉じていて、遠い端からうめていきます。次は{ $card }です。
why-laid = もう場に出ています。
example-joker-waits = ジョーカーは今は出せません。
example-verdict = { $card }：{ $reason }
