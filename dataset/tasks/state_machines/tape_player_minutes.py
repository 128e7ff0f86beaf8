"""A tape of a given length in minutes is played by commands (minute, action) in ascending order of
clock minute: "play" runs it forwards from where it stands, "rewind" backwards at three times the
speed, "stop" halts it. It starts stopped at position 0 and halts by itself at either end; return
the position at the given clock minute, which is not before the last command."""


def tape_player_minutes(length, commands, minute):
    speeds = {"play": 1, "rewind": -3, "stop": 0}
    moments = [moment for moment, _ in commands[1:]] + [minute]
    position = 0
    for (moment, action), following in zip(commands, moments):
        position = min(length, max(0, position + speeds[action] * (following - moment)))
    return position


assert tape_player_minutes(60, [(0, "play")], 10) == 10
assert tape_player_minutes(60, [(5, "play")], 10) == 5
assert tape_player_minutes(60, [(0, "play")], 61) == 60
assert tape_player_minutes(60, [(0, "play"), (30, "rewind")], 35) == 15
assert tape_player_minutes(60, [(0, "play"), (30, "rewind")], 41) == 0
assert tape_player_minutes(60, [(0, "play"), (20, "stop")], 50) == 20
assert tape_player_minutes(60, [(0, "play"), (9, "rewind"), (15, "play")], 16) == 1
assert tape_player_minutes(60, [], 8) == 0
assert tape_player_minutes(60, [(2, "rewind"), (4, "play")], 4) == 0

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
