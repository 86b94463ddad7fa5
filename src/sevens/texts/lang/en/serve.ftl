## What `sevens serve` says in the terminal.

serve-listening = The game is on { $address }
serve-only-here = Only this computer can reach it.
serve-stop = Ctrl-C ends it.
serve-port-taken = Nothing can listen on { $address }. Choose another address or port.
serve-bad-setting = This setting cannot be used: { $problem }
serve-no-store = The rooms cannot be kept there: { $problem }
serve-not-started = The server could not start.

## Its help: one line a setting.

serve-help-open = Open a browser. By default that happens when the server was started from a terminal that has one.
serve-help-about = Start the server. Every setting may also come from the environment, as SEVENS_ and its name.
serve-help-host = Address to listen on. Only this machine reaches the default.
serve-help-port = Port to listen on; 0 takes a free one.
serve-help-data = Directory for the rooms (SQLite). Default: the user's data directory.
serve-help-database = Data base instead of SQLite in the data directory: postgresql+asyncpg://user@host/name, or sqlite+aiosqlite:///file.
serve-help-static = Directory of the built page, if it is not the package's own.
serve-help-public-url = Address under which people reach the server, such as https://cards.example.org, when a proxy is before it.
serve-help-allowed-hosts = Host names that requests may name, separated by commas, beside that of the public address. Default: on a loopback address the names of this machine, else any.
serve-help-trusted-proxies = Addresses of proxies whose X-Forwarded-For and X-Forwarded-Proto are believed, separated by commas.
serve-help-keep-days = Days after which a room in which nothing happened is deleted.
serve-help-grace-seconds = Seconds after which the computer plays for somebody who has lost the connection.
serve-help-idle-seconds = Seconds after which a room that nobody looks at leaves the memory.
serve-help-max-rooms = Rooms that are kept at most; beyond that no new one can be opened.
serve-help-max-connections = Open connections at most.
serve-help-max-connections-per-address = Open connections from one address at most.
serve-help-max-connections-per-room = Open connections to one room at most.
serve-help-max-message = Longest message on a socket, in bytes.
serve-help-max-body = Longest body of a request, in bytes; records have a limit of their own.
serve-help-max-record = Longest record that can be looked at again, in bytes.
serve-help-messages-per-second = Messages a connection may send on average.
serve-help-messages-burst = Messages a connection may send at once.
serve-help-requests-per-second = Requests that cost something (rooms, rules, records) from one address on average.
serve-help-requests-burst = Such requests from one address at once.
serve-help-bot-threads = Threads in which bots think.
serve-help-bot-seconds = Seconds that a bot may think about one move.
serve-help-log-level = debug, info, warning or error.
serve-help-log-format = text for people, json for machines.
serve-help-host-token = Secret with which the host sees the statistics on the page, at least 16 characters. Best set in the environment. Without one that page is closed.
serve-help-default = default: { $value }
