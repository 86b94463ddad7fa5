## What `sevens serve` says in the terminal.

serve-listening = The game is on { $address }
serve-only-here = Only this computer can reach it.
serve-stop = Ctrl-C ends it.
serve-port-taken = Nothing can listen on { $address }. Choose another address or port.
serve-bad-setting = This setting cannot be used: { $problem }
serve-not-started = The server could not start.
