## What `sevens arena` says.

arena-deals = ディール
arena-summary = { $deals }。公平な割合は { $fair } % です。± は 95 % 区間の半分で、1 ディールを 1 回の観測とします。
arena-head-player = プレイヤー
arena-head-seat = 席
arena-head-firsts = 1 位 %
arena-head-place = 順位（0 が 1 位）
arena-head-score = 得点
arena-head-rating = レート
arena-head-time = 1 手の ms
arena-no-player = 「{ $name }」というプレイヤーはありません。
arena-at-least-one = ディールとプロセスはそれぞれ 1 以上にしてください。
arena-failed = アリーナが止まりました: { $why }

## Its help.

arena-help-player = レベルまたはプラグイン（{ $names }）、モジュール:名前、または program:コマンド。席ごとに 1 つ。既定は hard 対 medium 3 人です。
arena-help-players = プログラムは 1 手ごとに JSON を 1 行受け取り、手の文字列を返します。各ディールは席をずらしたすべての並びで 1 回ずつ行います。
arena-help-deals = ディール数の上限。
arena-help-until = 最初のプレイヤーの 1 位の割合がこのポイント数の幅で分かったら止めます。50 ディールごとに調べます。
arena-help-seed = ディールと、ボットが偶然に任せる部分を決めます。
arena-help-playouts = ボットが 1 手のために試しに打つ、見えない配り方の数。
arena-help-seconds = ボットが 1 手に使える秒数。結果は計算機によって変わります。
arena-help-processes = 使うプロセスの数。既定はコアごとに 1 つです。
arena-help-dask = 対局を任せる Dask スケジューラーのアドレス。
arena-help-keep = 結果のファイル（1 ディール 1 行）。同じファイルを使うと、止まったところから続けます。
arena-help-fairness = 1 ディールに 1 つの並びだけで、親の左から数えた席ごとの数字を出します。
arena-help-json = すべてを JSON で出力します。
