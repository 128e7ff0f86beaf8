"""A claw machine costs the given price and keeps a credit: coins are positive numbers; a 0 is a
press of the button, which plays a game if the credit is enough. The machine lets the claw grip
only in the third game since it gripped last (or since the beginning), and then in each further one
until it gripped, but a grip succeeds only when the credit after paying is even. Return (number of
prizes, credit left); a negative number is a kick, which clears the credit and ends the list."""


def claw_game_prizes(inserts, price):
    credit = 0
    games = 0
    prizes = 0
    for amount in inserts:
        if amount < 0:
            return (prizes, 0)
        if amount > 0:
            credit += amount
            continue
        if credit < price:
            continue
        credit -= price
        games += 1
        if games >= 3 and credit % 2 == 0:
            prizes += 1
            games = 0
    return (prizes, credit)


assert claw_game_prizes([10, 0, 0, 0], 2) == (1, 4)
assert claw_game_prizes([9, 0, 0, 0], 2) == (0, 3)
assert claw_game_prizes([9, 0, 0, 0, 1, 0], 2) == (1, 2)
assert claw_game_prizes([6, 0, 0, 0, 0], 2) == (1, 0)
assert claw_game_prizes([20, 0, 0, 0, 0, 0, 0], 2) == (2, 8)
assert claw_game_prizes([3, 0, 1, 0], 4) == (0, 0)
assert claw_game_prizes([6, 0, 0, 0, 5, -1, 6], 2) == (1, 0)
assert claw_game_prizes([20, 0, 0, 0, 0, 0], 2) == (1, 10)
assert claw_game_prizes([], 2) == (0, 0)

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
