"""Run with the packaged game alone: reads JSON lines and answers with what the stand-in makes of them."""

import json
import sys
from typing import Any

sys.path.insert(0, sys.argv[1])

import msgspec

import sevens.protocol as wire
from sevens.offline import Desk

assert "stand_in" not in sys.modules
assert (msgspec.__file__ or "").startswith(sys.argv[1])
assert (sys.modules["sevens"].__file__ or "").startswith(sys.argv[1])

desk = Desk()
for line in sys.stdin:
    what, *arguments = json.loads(line)
    answer: Any
    if what == "decode":
        kind, text = arguments
        try:
            answer = msgspec.json.encode(msgspec.json.decode(text.encode(), type=getattr(wire, kind))).decode()
        except msgspec.DecodeError:
            answer = None
    else:
        answer = getattr(desk, what)(*arguments)
    sys.stdout.write(json.dumps(answer) + "\n")
    sys.stdout.flush()
