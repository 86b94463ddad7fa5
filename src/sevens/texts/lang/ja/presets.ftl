## 用意されたゲーム。

preset-sevens = セブンズ
    .summary = 家庭の定番。ダイヤの7から始め、出せるなら必ず出し、最初にあがった人がラウンドの勝ち。
preset-parliament = パーラメント
    .summary = イギリスのパブの遊び方。Aが上、ダイヤの7から始め、最大5ラウンド。
preset-fan_tan = ファンタン
    .summary = 親の左隣が好きな7で始める。Aが上、先に3勝した人の勝ち。
preset-fan_tan_chips = チップのファンタン
    .summary = アメリカの遊び方。参加料とポットがあり、チップを払えばパスできる。
preset-shichi_narabe = 七並べ
    .summary = 日本の遊び方。まず7を全部並べ、パスは3回、全員が順位を争う。
preset-parliament_chips = チップのパーラメント
    .summary = ポットのあるパーラメント。パス1回にチップ1つ、ラウンドに勝った人がポットをもらう。
preset-domino = ドミノ
    .summary = 32枚を使い、Jから列を始める。短くて軽快。
preset-double_fan_tan = ダブルファンタン
    .summary = 2組のトランプと8本の列で、7人から10人の大人数向け。
preset-cinquillo = シンキージョ
    .summary = スペイン風の40枚を使い、5から列を始める。
preset-devyatka = デヴャートカ
    .summary = ロシアの「9」。36枚とポットを使い、だれかのチップがなくなるまで続ける。
preset-satte_pe_satta = サッテ・ペ・サッタ
    .summary = インドの遊び方。ハートの7から始め、手札に残ったカードは罰点になる。
