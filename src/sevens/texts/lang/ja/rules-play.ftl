## ルールのページ:目的から手番まで。

rules-title = { $game }のルール
rules-title-house = ハウスルール（{ $game }がもと）

section-aim = ゲームの目的
section-players = 人数
section-pack = 使うカード
section-dealing = 配り方
section-opening = 始め方
section-turns = 手番にすること
section-passing = パス
section-joker = ジョーカー
section-faults = まちがいと罰
section-end = ラウンドの終わりと順位
section-scoring = 得点
section-match = 試合
section-variants = このゲームと仲間たち
section-examples = 例題
section-tips = 勝つためのコツ
section-glossary = 用語
section-faq = よくある質問
section-origin = 名前と由来
section-sources = 参考資料

aim-first_out = だれよりも早く手札をなくしましょう。全員が同じ列にカードを出していきます。列は{ $starter_theall }から始まり、マークごとに外側へ伸びます。最後の1枚を出した人がそのラウンドの勝ちで、そこでラウンドは終わりです。
aim-last_with_cards = できるだけ早く手札をなくしましょう。全員が同じ列にカードを出していきます。列は{ $starter_theall }から始まり、マークごとに外側へ伸びます。手札のある人が1人だけになるまで続け、早くあがるほど上の順位になります。

players-range = { $fewest }人から{ $most }人で遊べます。チームはありません。ちょうどよいのは{ $best_fewest }人から{ $best_most }人です。
players-clockwise = 手番も親も時計回り（左隣へ）に進みます。
players-duel = 2人のときは秘密がありません。自分が持っていないカードは、すべて相手の手札です。

pack-one = { $cards }のトランプを1組使います。マークはスペード、ハート、ダイヤ、クラブの4つで、それぞれ{ $each }です。
pack-two = トランプを2組まぜて使います。全部で{ $cards }です。マークはスペード、ハート、ダイヤ、クラブの4つで、同じカードが2枚ずつあり、1列は{ $each }です。
pack-joker = ジョーカーを1枚加えます。
pack-no-joker = ジョーカーは使いません。
pack-order = どのマークでも、並びは { $order } です。左端が列の下の端、右端が上の端です。
pack-ace-low = Aはいちばん下で、2の前に来ます。
pack-ace-high = Aはいちばん上で、Kの次に来ます。
pack-gap = 数ではなく、この並びだけで隣が決まります。{ $before }の次は{ $after }です。
pack-starter = 開始カードは{ $starter_theall }です。列は開始カードからしか始められません。
pack-starter-low = { $starter }がいちばん下なので、列は上の方向にだけ伸びます。
pack-starter-high = { $starter }がいちばん上なので、列は下の方向にだけ伸びます。
pack-starter-alone = ほかの数字はないので、どの列もカード1枚だけです。

dealing-dealer = 最初の親は、山札からカードを引いていちばん強い人（ここではAが最強、同じならもう一度）か、くじで決めます。次のラウンドからは、だれが勝っても親は左隣へ移ります。
dealing-all = 親の左隣から1枚ずつ、裏向きですべて配ります。手札の枚数は1枚ちがってもかまいません。よけておくカードも、枚数の調整もありません。
dealing-sizes = 配られる枚数（親の左隣から順に）：
dealing-sizes-line = { $players }：{ $sizes }
dealing-misdeal = カードが足りない、重なっている、表を向いた、枚数がちがう、というときは配り直しです。同じ親がもう一度配ります。

opening-card = { $card }を持っている人が、それを出してラウンドを始めます。ほかのカードを出すことも、パスすることもできません。次は左隣の人です。
opening-card-run = この最初の手番でも、続くカードをそのまま出せます。
opening-order = 始めるカードのマークは { $order } の順で、配られた開始カードのうち最初のものを使います。
opening-two-packs = このカードは2枚あります。親の左隣から見て、先に持っている人が始めます。もう1枚は、ほかの開始カードと同じように、あとで2本目の列を始めます。
opening-two-packs-laid = このカードは2枚あります。親の左隣から見て、先に持っていた人から始めます。
opening-eldest = 親の左隣の人から始めます。開始カード（{ $starter }）ならどれでも出せます。持っていない人はふつうのパスをし、だれかが最初の列を始めるまで続きます。
opening-first_holder = 親の左隣から見て、最初に{ $starter_a }を持っている人から始めます。何枚かあれば、どれを出すか選べます。それより前の人はパスも支払いもしません。
opening-lay_all = 始める前に、全員が持っている開始カード（{ $starter_all }）をすべて場の中央に縦に並べます。これは手番ではなく、パスの回数も減りません。ここで手札がなくなった人は、もうあがりです。最初の手番は{ $card }を持っていた人です。
opening-lowest = { $suit }のいちばん下のカードを持っている人が最初の手番です。開始カード（{ $starter }）があればどのマークでも出し、なければ出せないパスになって、次の人に移ります。
opening-dealer_names = 親は、カードを1枚も見ないうちにマークを1つ言います。そのマークの開始カード（{ $starter }）を持っている人が、それを出してラウンドを始めます。ほかのカードもパスもできません。次は左隣の人です。

turns-one = 手番では、カードをちょうど1枚出します。出せるのは次のカードです。
turns-run = 手番では、カードを1枚か、同じマークで同じ向きに続くカードを何枚か出します。どこで止めてもかまいません。出せるのは次のカードです。
turns-starter = まだ列のないマークの{ $starter_a }（これで列が始まります）
turns-starter-two = { $starter_a }（そのマークの1本目か2本目の列が始まります）
turns-next = 始まっている列の、上か下のすぐ外側に続くカード（同じマークで、間をあけないもの）
turns-stay = 出したカードは場に残り、だれでもその続きを出せます。引くための山札はありません。
turns-two-packs = どのマークにも列が2本あります。カードは、同じマークの列のうち、置ける最初の列に置きます。2枚目の開始カード（{ $starter }）が2本目の列を始めます。
turns-two-packs-run = 1回の手番で出すカードは、すべて同じ列に置きます。
turns-island = 開始カード（{ $starter }）と切れ目なくつながったカードだけが有効です。切れ目の向こうのカードは「島」で、間がうまるまで、その隣には出せません。うまればひとりでにつながり、列はその先へ続きます。
turns-corner-none = 列の端は{ $low_the }と{ $high_the }で、そこで終わりです。その先へはつながりません。
turns-corner-link = 端どうしをつなぐ：{ $low_the }と{ $high_the }は隣どうしで、列は輪のようになります。列が一方の端まで届いたら、もう一方の端からも続けられます。開始カード（{ $starter }）側のあいているところにも、これまでどおり出せます。
turns-corner-link-end = { $starter_the }が端にあるので、列は最初から両方向に伸びます。{ $beside }も{ $far }もすぐに出せます。
turns-corner-tunnel = トンネル：列の片側が端まで全部そろうと、反対側は開始カード（{ $starter }）の隣が閉じて、遠い端からしか出せなくなります。{ $starter_the }から{ $high_the }まで並んだら、そのマークで出せるのは{ $low_the }だけです。
turns-corner-tunnel-end = { $starter_the }が端にあるので、そちら側は最初からそろったものとします。列は遠い端の{ $far }から順にうめていきます。
