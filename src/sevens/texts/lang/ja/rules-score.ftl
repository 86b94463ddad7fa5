## ルールのページ:ラウンドの終わり、得点、チップ、試合、バリエーション。

end-first_out = だれかの手札がなくなった瞬間に、ラウンドは終わりです。列が全部そろう必要はありません。
end-last_with_cards = 手札がなくなった人はあがりで、順位が決まります。ほかの人は続けます。手札のある人が1人だけになったら、ラウンドは終わりです。
end-also = 残っている人が1人だけになったときも終わりです。
end-places = ラウンドの順位：
end-place-out = まず、あがった人（早い順）
end-place-one = 次に、手札の残った人
end-place-cards = 次に、手札の残った人（手札の少ない順、同じならカード点の少ない順、それも同じなら同じ順位）
end-place-joker = 次に、ジョーカーだけになった人（早い順）
end-place-eliminated = 最後に、脱落した人（遅いほど上）
end-pips = カード点を数えるときは、数字のカードは数字どおり、{ $courts }、Aは{ $ace }と数えます。
end-pips-joker = ジョーカーは0です。
end-pips-eliminated = 脱落した人は、そのとき持っていた手札で数えます。
pips-11-12-13 = Jは11、Qは12、Kは13
pips-10 = J、Q、Kはどれも10

scoring-wins = ラウンドに勝った人が1点を取り、ほかの人は0点です。
scoring-winner_collects = ラウンドに勝った人が、ほかの人の手札に残ったカード点をすべて得点にします。
scoring-losers_collect = ラウンドに勝った人のほかは、自分の手札に残ったカード点が罰点になります。少ないほうがよい得点です。
scoring-placement = 順位で点が決まります。1位は相手の人数と同じ点、そこから1つ下がるごとに1点減って、最後は0点です。{ $players }なら{ $points }です。同じ順位なら同じ点です。
scoring-chips = チップがそのまま得点です。
chips-none = チップは使いません。
chips-stack = 試合の始めに、1人{ $chips }を持ちます。得点を表すだけで、お金ではありません。持っている以上に払うことはありません。
chips-ante = ラウンドの前に、全員が参加料として{ $chips }をポットに入れます。
chips-ante-none = 参加料はありません。
chips-uneven-short = 手札の枚数がちがうときは、少ない人がチップを1つ多く入れます。
chips-uneven-long = 手札の枚数がちがうときは、多い人がチップを1つ多く入れます。
chips-pot = ポットは1位の人のものです。1位が何人かいれば、ポットも支払いも等しく分け、余りはポットに残します。
chips-settle-pips = ラウンドの終わりに、ほかの人は手札に残ったカード点1点につきチップを1つ、1位の人に払います。
chips-settle-cards = ラウンドの終わりに、ほかの人は手札に残ったカード1枚につきチップを1つ、1位の人に払います。
chips-starter-penalty = 開始カード（{ $starter }）が手札に残っていると、1枚につきさらに{ $chips }払います。
chips-starter-penalty-only = ラウンドの終わりに、ほかの人は手札に残った開始カード（{ $starter }）1枚につき{ $chips }を1位の人に払います。
chips-beside = チップは得点とは別に数えます。試合の勝ち負けはチップでは決まりません。

match-deals = 試合は{ $deals }です。
match-deals-0 = 全員が1回ずつ親をするまで、つまり人数と同じ数のラウンドをします。
match-wins = だれかが{ $wins }するまで続けます。
match-best_of = 最大{ $deals }です。先頭の人にだれも追いつけなくなったら、そこで終わります。
match-points = だれかが{ $points }に届いたラウンドで終わります。
match-bust = だれかのチップがなくなったラウンドで終わります。長くても{ $deals }までです。
match-bust-0 = だれかのチップがなくなったラウンドで終わります。何ラウンドかかってもかまいません。
match-winner-wins = いちばん多くラウンドに勝った人が、試合の勝者です。
match-winner-high = 合計のいちばん多い人が、試合の勝者です。
match-winner-low = 合計のいちばん少ない人が、試合の勝者です。
match-winner-chips = チップのいちばん多い人が、試合の勝者です。
tie-last_deal = 先頭が同点のときは、最後のラウンドの順位が上の人が勝ちです。それも同じなら、勝ちを分けます。
tie-extra_deal = 先頭が同点のときは、同点の人だけで（2人でも）追加のラウンドをします。そこで1位の人が試合の勝者です。1位が同率なら、その人たちでもう一度します。ほかの人の合計はそのままです。
tie-void_deal = 先頭が同点のときは、その人たちの最後のラウンドの得点を0にして、全員でもう1ラウンドします。
tie-void_deal-chips = 先頭が同点のときは、全員でもう1ラウンドします。
tie-shared = 先頭が同点のときは、勝ちを分けます。
match-cap = どんな場合でも、1,000ラウンドで試合は終わりです。

variants-exact = { $game }のふつうのルールです。{ $summary }
variants-house = { $game }をもとにしたハウスルールです。ちがうのは次のところです。
variants-change = { $option }：{ $value }（ふつうは{ $other }）
variants-family = 同じ仲間のゲーム：
variants-member = { $game }：{ $summary }
