"""The rules of one game as flat integers, as the kernel wants them."""

from __future__ import annotations

CARDS = 52
JOKER = 52
JOKER_BIT = 1 << 52
PASS_BIT = 1 << 53
ROW = 13
ROW_MASK = 8191
MAX_SEATS = 10

# Values of `status`.
ACTIVE, OUT, JOKER_ONLY, ELIMINATED, IDLE = 0, 1, 2, 3, 4

# Values of the options, in the order in which `sevens.rules` lists their choices.
OPEN_CARD, OPEN_ELDEST, OPEN_FIRST_HOLDER, OPEN_LAY_ALL, OPEN_LOWEST, OPEN_DEALER_NAMES = 0, 1, 2, 3, 4, 5
SCORE_WINS, SCORE_WINNER_COLLECTS, SCORE_LOSERS_COLLECT, SCORE_PLACEMENT, SCORE_CHIPS = 0, 1, 2, 3, 4
UNEVEN_NONE, UNEVEN_SHORT, UNEVEN_LONG = 0, 1, 2
SETTLE_NONE, SETTLE_PIPS, SETTLE_CARDS = 0, 1, 2
FAULT_REJECT, FAULT_FINE, FAULT_SKIP_TURN, FAULT_LOSE_DEAL, FAULT_SURRENDER = 0, 1, 2, 3, 4
LAST_OFF, LAST_DRAW, LAST_CHIPS = 0, 1, 2

# Actions are small integers: a plain play is the card's number itself.
PASS = 64
LOSE_TURN = 65
NAME = 72  # plus the suit (R13)
RUN = 128  # with a direction and a length (R16)
JOKER_PLAY = 256  # the card is the one that the joker stands for, Y follows in the direction (R25)
GOING_UP = 512
LENGTH_SHIFT = 10
ANNOUNCED = 16384  # "last card" (R40)
CARD_OF_ACTION = 63

MOST_WEIGHTS = 48  # room for two sets of weights of `sevens.kernel.policy`
LAST_CARD_PENALTY = 2  # cards or chips (R40)


class Parameters:
    """Everything that the kernel has to know of the rules.

    `pass_limit` is -1 for none. `pips` has a value for each card number, the joker's last. `frontiers`, `down` and
    `up` are the lookups of `sevens.rules.placement`, indexed by a row's bits. `policy` has the weights of
    `sevens.kernel.policy`; they decide nothing about the rules.
    """

    __slots__ = (
        "ante",
        "chips",
        "down",
        "first_out",
        "frontiers",
        "illegal_pass",
        "illegal_pass_cost",
        "joker",
        "last_card",
        "limit_reached",
        "lose_turn",
        "opening",
        "opening_suits",
        "packs",
        "pass_cost",
        "pass_limit",
        "pips",
        "plain_pass",
        "plain_play",
        "policy",
        "remove",
        "runs",
        "score",
        "settle",
        "size",
        "stall_rule",
        "starter",
        "starter_penalty",
        "starters",
        "uneven_ante",
        "up",
        "voluntary",
        "voluntary_cost",
        "watched",
    )

    def __init__(self) -> None:
        self.size = 13
        self.starter = 6
        self.starters = 0
        self.packs = 1
        self.joker = 0
        self.opening = OPEN_CARD
        self.opening_suits = [0] * 4
        self.runs = 0
        self.voluntary = 0
        self.pass_limit = -1
        self.limit_reached = 0
        self.remove = 0
        self.stall_rule = 1
        self.first_out = 1
        self.score = SCORE_WINS
        self.chips = 0
        self.ante = 0
        self.uneven_ante = UNEVEN_NONE
        self.pass_cost = 0
        self.voluntary_cost = 0
        self.settle = SETTLE_NONE
        self.starter_penalty = 0
        self.illegal_pass = FAULT_REJECT
        self.illegal_pass_cost = 5
        self.lose_turn = 0
        self.last_card = LAST_OFF
        self.pips = [0] * (CARDS + 1)
        self.frontiers = [0] * 8192
        self.down = [-1] * 8192
        self.up = [-1] * 8192
        self.plain_play = 0
        self.plain_pass = 0
        self.watched = 0
        self.policy = [0] * MOST_WEIGHTS

    def finish(self) -> None:
        """Work out which turns can take the short way: nothing to pay, to announce or to count beside the card or the
        pass.
        """
        self.starters = 0
        for suit in range(4):
            self.starters |= 1 << (suit * ROW + self.starter)
        self.plain_play = int(self.packs == 1 and self.joker == 0 and self.last_card == LAST_OFF)
        unpaid = self.pass_cost == 0 and self.voluntary_cost == 0
        self.plain_pass = int(self.pass_limit < 0 and unpaid and self.illegal_pass == FAULT_REJECT and self.joker == 0)
        self.watched = int(self.pass_limit >= 0 or self.illegal_pass == FAULT_SKIP_TURN)
