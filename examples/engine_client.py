"""Drive `sevens engine` from another program, as a bot in any language would: one JSON object a line.

python examples/engine_client.py
"""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

with subprocess.Popen(
    [sys.executable, "-m", "sevens", "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
) as engine:

    def ask(cmd: str, **keys: object) -> dict[str, Any]:
        """Send a request, wait for its answer; a refusal ends the program."""
        assert engine.stdin is not None
        assert engine.stdout is not None
        engine.stdin.write(json.dumps({"cmd": cmd, **keys}) + "\n")
        answer: dict[str, Any] = json.loads(engine.stdout.readline())
        if not answer["ok"]:
            sys.exit(answer["message"])
        return answer

    state = ask("new", rules={"preset": "domino", "match": "deals 3"}, players=3, seed=7)
    while state["phase"] != "match_over":
        if state["phase"] == "deal_over":
            print("deal", state["deal"], "places", state["places"])
            state = ask("next_deal")
        else:
            legal = ask("legal")["legal"]
            state = ask("apply", action=legal[-1])  # Whoever can, lays the last card of the list.
    print("deal", state["deal"], "places", state["places"], "winners", state["winners"])
