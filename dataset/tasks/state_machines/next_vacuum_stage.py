"""Give the next stage of a vacuum cleaner's hose from its stage ("free", "tight" or "shut") and
the pressure drop: free turns to tight at a drop of 40 or more, tight to shut at 60 or more and to
free below 25, and shut stays shut until the drop is exactly 0, which makes it free. A drop below 0
is a fault of the sensor and gives None."""


def next_vacuum_stage(stage, drop):
    if drop < 0:
        return None
    if stage == "shut":
        return "free" if drop == 0 else "shut"
    if stage == "free":
        return "tight" if drop >= 40 else "free"
    if drop >= 60:
        return "shut"
    return "free" if drop < 25 else "tight"


assert next_vacuum_stage("free", 39) == "free"
assert next_vacuum_stage("free", 40) == "tight"
assert next_vacuum_stage("tight", 59) == "tight"
assert next_vacuum_stage("tight", 60) == "shut"
assert next_vacuum_stage("tight", 25) == "tight"
assert next_vacuum_stage("tight", 24) == "free"
assert next_vacuum_stage("shut", 1) == "shut"
assert next_vacuum_stage("shut", 0) == "free"
assert next_vacuum_stage("free", -1) is None
assert next_vacuum_stage("free", 80) == "tight"

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
