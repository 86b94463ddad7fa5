## What `sevens serve` says in the terminal.

serve-listening = { $address } で遊べます
serve-only-here = このコンピューターからだけ開けます。
serve-stop = Ctrl-C で終了します。
serve-port-taken = { $address } は使えません。別のアドレスかポートを選んでください。
serve-bad-setting = この設定は使えません: { $problem }
serve-no-store = そこには部屋を保存できません: { $problem }
serve-not-started = サーバーを起動できませんでした。

## Its help: one line a setting.

serve-help-open = ブラウザーを開きます。指定がなければ、ブラウザーのある端末から起動したときに開きます。
serve-help-about = サーバーを起動します。どの設定も SEVENS_ と名前をつないだ環境変数で与えられます。
serve-help-host = 待ち受けるアドレス。初期値にはこのコンピューターからしか届きません。
serve-help-port = 待ち受けるポート。0 なら空いているものを使います。
serve-help-data = 部屋を保存するフォルダー (SQLite)。指定がなければユーザーのデータフォルダー。
serve-help-database = データフォルダーの SQLite の代わりに使うデータベース: postgresql+asyncpg://ユーザー@ホスト/名前、または sqlite+aiosqlite:///ファイル。
serve-help-static = 作成済みページのフォルダー。パッケージ付属のものを使わない場合に指定します。
serve-help-public-url = プロキシの後ろにあるとき、利用者がサーバーを開くアドレス。例: https://cards.example.org
serve-help-allowed-hosts = 公開アドレスのほかに受け付けるホスト名 (コンマ区切り)。初期値は、このコンピューターだけで使うときはその名前、そうでなければすべて。
serve-help-trusted-proxies = X-Forwarded-For と X-Forwarded-Proto を信用するプロキシのアドレス (コンマ区切り)。
serve-help-keep-days = 何も起きていない部屋を消すまでの日数。
serve-help-grace-seconds = 接続が切れた人の代わりにコンピューターが打ち始めるまでの秒数。
serve-help-idle-seconds = 誰も見ていない部屋をメモリーから外すまでの秒数。
serve-help-max-rooms = 保存する部屋の上限。これを超えると新しい部屋は開けません。
serve-help-max-connections = 同時接続の上限。
serve-help-max-connections-per-address = 一つのアドレスからの同時接続の上限。
serve-help-max-connections-per-room = 一つの部屋への同時接続の上限。
serve-help-max-message = 接続で受け取るメッセージの最大バイト数。
serve-help-max-body = リクエスト本文の最大バイト数。記録には別の上限があります。
serve-help-max-record = 見直せる記録の最大バイト数。
serve-help-messages-per-second = 一つの接続が送れるメッセージの毎秒平均数。
serve-help-messages-burst = 一つの接続が一度に送れるメッセージの数。
serve-help-requests-per-second = 一つのアドレスからの、処理の要るリクエスト (部屋、ルール、記録) の毎秒平均数。
serve-help-requests-burst = 一つのアドレスから一度に送れる、そのようなリクエストの数。
serve-help-bot-threads = コンピューターが考えるスレッドの数。
serve-help-bot-seconds = コンピューターが一手に考えてよい秒数。
serve-help-log-level = debug、info、warning、error のどれか。
serve-help-log-format = 人が読むなら text、プログラムなら json。
serve-help-host-token = 管理者がページで統計を見るための秘密の文字列（16 文字以上）。環境変数での指定がおすすめです。設定しなければそのページは閉じています。
serve-help-default = 初期値: { $value }
