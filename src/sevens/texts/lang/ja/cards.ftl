## カード、マーク、数字、数え方。日本語では冠詞も複数形もないので、属性はどれも同じ形です。

suit-s = スペード
suit-h = ハート
suit-d = ダイヤ
suit-c = クラブ

rank-A = A
    .the = A
    .a = A
    .all = A
    .the-all = A
rank-2 = 2
    .the = 2
    .a = 2
    .all = 2
    .the-all = 2
rank-3 = 3
    .the = 3
    .a = 3
    .all = 3
    .the-all = 3
rank-4 = 4
    .the = 4
    .a = 4
    .all = 4
    .the-all = 4
rank-5 = 5
    .the = 5
    .a = 5
    .all = 5
    .the-all = 5
rank-6 = 6
    .the = 6
    .a = 6
    .all = 6
    .the-all = 6
rank-7 = 7
    .the = 7
    .a = 7
    .all = 7
    .the-all = 7
rank-8 = 8
    .the = 8
    .a = 8
    .all = 8
    .the-all = 8
rank-9 = 9
    .the = 9
    .a = 9
    .all = 9
    .the-all = 9
rank-T = 10
    .the = 10
    .a = 10
    .all = 10
    .the-all = 10
rank-J = J
    .the = J
    .a = J
    .all = J
    .the-all = J
rank-Q = Q
    .the = Q
    .a = Q
    .all = Q
    .the-all = Q
rank-K = K
    .the = K
    .a = K
    .all = K
    .the-all = K

index-A = A
index-J = J
index-Q = Q
index-K = K

card = { $suit }の{ $rank }
    .the = { $suit }の{ $rank }
joker = ジョーカー
    .the = ジョーカー

list-between = 、
list-last = と
list-or = か
list-last-alt = と
list-last-before = {""}
list-or-alt = か
list-or-before = {""}

count-cards = { $n ->
   *[other] { $n }枚
}
count-chips = { $n ->
   *[other] { $n }チップ
}
count-passes = { $n ->
   *[other] { $n }回
}
count-players = { $n ->
   *[other] { $n }人
}
count-deals = { $n ->
   *[other] { $n }ラウンド
}
count-wins = { $n ->
   *[other] { $n }勝
}
count-points = { $n ->
   *[other] { $n }点
}

place = { $n }位
place-shared = 同率{ $place }

status-active = プレイ中
status-out = あがり
status-joker_only = ジョーカーだけ
status-eliminated = 脱落
status-idle = 今回は休み

term = { $term }：
sentence-between = {""}
sentence-semicolon = {" / "}
