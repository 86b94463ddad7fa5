## What `sevens arena` says.

arena-deals = Repartos
arena-summary = { $deals }; la parte justa es { $fair } %. ± es la mitad del intervalo del 95 %; cada reparto es una observación.
arena-head-player = jugador
arena-head-seat = asiento
arena-head-firsts = primero, %
arena-head-place = puesto (0 primero)
arena-head-score = puntos
arena-head-rating = fuerza
arena-head-time = ms por decisión
arena-no-player = No hay ningún jugador «{ $name }».
arena-at-least-one = Hacen falta al menos un reparto y un proceso.
arena-failed = La arena se ha detenido: { $why }

## Its help.

arena-help-player = Un nivel o complemento ({ $names }), MÓDULO:NOMBRE o program:ORDEN; uno por asiento. Por defecto: hard contra tres medium.
arena-help-players = Un programa recibe una línea de JSON por cada acción y responde con el texto de la acción. Cada reparto se juega una vez en cada rotación de los jugadores.
arena-help-deals = Número máximo de repartos.
arena-help-until = Parar cuando la parte de primeros puestos del primer jugador se conozca con este margen en puntos porcentuales; se mira cada 50 repartos.
arena-help-seed = Determina los repartos y lo que los bots dejan al azar.
arena-help-playouts = Cuántos repartos ocultos puede jugar un bot hasta el final para una acción.
arena-help-seconds = Cuánto puede pensar un bot una acción. Los resultados dependen entonces de la máquina.
arena-help-processes = Procesos en los que se juega. Por defecto: uno por núcleo.
arena-help-dask = Dirección de un planificador de Dask cuyos trabajadores han de jugar.
arena-help-keep = Archivo para los resultados, una línea por reparto; otra ejecución con el mismo archivo sigue donde se quedó.
arena-help-fairness = Una sola colocación por reparto, y cifras por asiento, contado desde la izquierda de quien reparte.
arena-help-json = Mostrarlo todo como JSON.
