## What `sevens serve` says in the terminal.

serve-listening = Il gioco è su { $address }
serve-only-here = Ci si arriva soltanto da questo computer.
serve-stop = Si chiude con Ctrl-C.
serve-port-taken = Non si può restare in ascolto su { $address }. Scegli un altro indirizzo o un'altra porta.
serve-bad-setting = Questa impostazione non si può usare: { $problem }
serve-not-started = Non è stato possibile avviare il server.
