## What `sevens serve` says in the terminal.

serve-listening = El juego está en { $address }
serve-only-here = Solo se llega a él desde este ordenador.
serve-stop = Se termina con Ctrl-C.
serve-port-taken = No se puede escuchar en { $address }. Elige otra dirección u otro puerto.
serve-bad-setting = Este ajuste no se puede usar: { $problem }
serve-not-started = No se ha podido arrancar el servidor.
