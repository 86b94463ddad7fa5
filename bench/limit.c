/* The simple game by hand, as fast as C gets without tricks of one processor: one pack, a starter in hand, play if you
 * can, the first empty hand ends the deal. What the kernel is measured against.
 *
 *     limit SEATS DEALS LOW_ACE ELDEST SEED
 *
 * Deals are shuffled and actions chosen exactly as in `batch_random_deals`, with the same generator, so that both play
 * the same games, and for the same processor. Prints the nanoseconds of processor time, the turns, the state of the
 * generator after the last deal, and the number of deals that each seat won.
 */

#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__)
#pragma GCC target("popcnt")
#endif

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { CARDS = 52, ROW = 13, MOST_SEATS = 8, DIAMONDS = 2 };

static uint32_t generator;
static uint64_t opens[CARDS]; /* what a card adds to the frontier */

static inline uint32_t draw(uint32_t bound) {
    generator = generator * 747796405u + 2891336453u;
    return (uint32_t)((uint64_t)(generator >> 8) * bound >> 24);
}

static void prepare(int starter) {
    for (int card = 0; card < CARDS; card++) {
        int place = card % ROW;
        opens[card] = 0;
        if (place <= starter && place > 0) opens[card] |= 1ull << (card - 1);
        if (place >= starter && place < ROW - 1) opens[card] |= 1ull << (card + 1);
    }
}

static inline int random_card(uint64_t plays) {
    if (plays & (plays - 1)) {
        for (uint32_t skip = draw((uint32_t)__builtin_popcountll(plays)); skip; skip--) plays &= plays - 1;
    }
    return __builtin_ctzll(plays);
}

int main(int count, char **arguments) {
    if (count != 6) return 2;
    int seats = atoi(arguments[1]), low_ace = atoi(arguments[3]), eldest = atoi(arguments[4]);
    long deals = atol(arguments[2]);
    int starter = low_ace ? 6 : 5, dealer = 0;
    uint64_t starters = 0;
    uint8_t deck[CARDS];
    long turns = 0, wins[MOST_SEATS] = {0};

    generator = (uint32_t)strtoul(arguments[5], NULL, 10);
    prepare(starter);
    for (int card = 0; card < CARDS; card++) deck[card] = (uint8_t)card;
    for (int suit = 0; suit < 4; suit++) starters |= 1ull << (suit * ROW + starter);

    struct timespec begin, end;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &begin);
    for (long deal = 0; deal < deals; deal++) {
        uint64_t hands[MOST_SEATS] = {0}, frontier = starters;
        int seat = dealer;
        for (int last = CARDS - 1; last >= 0; last--) {
            uint32_t other = draw((uint32_t)last + 1);
            uint8_t card = deck[other];
            deck[other] = deck[last];
            deck[last] = card;
            seat = seat + 1 < seats ? seat + 1 : 0;
            hands[seat] |= 1ull << card;
        }
        seat = dealer + 1 < seats ? dealer + 1 : 0;
        if (!eldest) {
            int first = DIAMONDS * ROW + starter;
            while (!(hands[seat] >> first & 1)) seat = seat + 1 < seats ? seat + 1 : 0;
            /* The first turn has one choice. */
            hands[seat] ^= 1ull << first;
            frontier ^= 1ull << first | opens[first];
            turns++;
            seat = seat + 1 < seats ? seat + 1 : 0;
        }
        for (;;) {
            uint64_t plays = hands[seat] & frontier;
            turns++;
            if (plays) {
                int card = random_card(plays);
                frontier ^= 1ull << card | opens[card];
                hands[seat] ^= 1ull << card;
                if (!hands[seat]) break;
            }
            seat = seat + 1 < seats ? seat + 1 : 0;
        }
        wins[seat]++;
        dealer = dealer + 1 < seats ? dealer + 1 : 0;
    }
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &end);
    printf("%lld %ld %u", (end.tv_sec - begin.tv_sec) * 1000000000ll + end.tv_nsec - begin.tv_nsec, turns, generator);
    for (int seat = 0; seat < seats; seat++) printf(" %ld", wins[seat]);
    putchar('\n');
    return 0;
}
