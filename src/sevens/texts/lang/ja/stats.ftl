## `sevens stats` and the host's page: what pages have reported.

stats-help-about = ページからこのサーバーに届いた統計を表示します。始まった対局と終わった対局、テーブル表示や接続の失敗がわかります。
stats-help-data = 部屋のフォルダー（sevens serve と同じもの）。
stats-help-database = データベース（sevens serve と同じもの）。
stats-help-json = 数値を JSON で出力します。

stats-summary = 過去 { $days } 日間の報告は { $reports } 件です。
stats-nothing = 過去 { $days } 日間に届いた報告はありません。

stats-started = 開始
stats-finished = 終了
stats-share-finished = 終了の割合（%）
stats-share-won = 勝率（%）
stats-games = 対局
stats-modes = 遊び方
stats-levels = コンピューターの強さ
stats-seats = 人数
stats-lengths = 対局の長さ
stats-options = ハウスルール
stats-durations = 対局にかかった分数
stats-moves = 1 対局の手数
stats-displays = 3D テーブル
stats-display-shown = 表示できた
stats-display-unavailable = 使えない
stats-display-failed = 失敗した
stats-frames = カードが動く間の 1 秒あたりのコマ数
stats-connections = 友だちとの対局
stats-connected = 接続できた
stats-connected-again = 切れてから復帰
stats-not-connected = 接続できず
stats-returns = 接続が復帰した回数
stats-devices = 端末
stats-memory = メモリ（GB）
stats-cores = プロセッサのコア数
stats-days = 日別

stats-mode-solo = コンピューターと対戦
stats-mode-device = 1 台の端末で
stats-mode-friends = リンクで友だちと

stats-level-none = コンピューターなし
stats-level-random = ランダム
stats-level-easy = やさしい
stats-level-medium = ふつう
stats-level-hard = むずかしい
stats-level-expert = 達人
stats-level-mixed = 混合

stats-computers = パソコン
stats-phones = スマートフォン
stats-device = { $browser }・{ $system }
stats-device-phone = { $browser }・{ $system }・スマートフォン
stats-family-chromium = Chromium
stats-family-firefox = Firefox
stats-family-safari = Safari
stats-family-android = Android
stats-family-ios = iOS
stats-family-windows = Windows
stats-family-macos = macOS
stats-family-linux = Linux
stats-family-other = その他
stats-other = その他
stats-unknown = 不明
stats-band-under = { $n } 未満
stats-band-more = { $n } 以上
