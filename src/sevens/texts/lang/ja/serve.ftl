## What `sevens serve` says in the terminal.

serve-listening = { $address } で遊べます
serve-only-here = このコンピューターからだけ開けます。
serve-stop = Ctrl-C で終了します。
serve-port-taken = { $address } は使えません。別のアドレスかポートを選んでください。
serve-bad-setting = この設定は使えません: { $problem }
serve-not-started = サーバーを起動できませんでした。
