"""Of the interrupts that are both pending and enabled (one bit each, bit 0 being interrupt 0)
choose the one with the smallest priority number, and the lowest interrupt among equals. An
interrupt without an entry in the list of priorities has the priority 99; return the number of the
chosen one, or None when its priority is not below that of the running task or no interrupt is
left."""


def interrupt_to_serve(pending, enabled, priorities, running):
    ready = pending & enabled
    chosen = None
    number = 0
    while ready >> number:
        if (ready >> number) & 1:
            priority = priorities[number] if number < len(priorities) else 99
            if priority < running:
                chosen = number
                running = priority
        number += 1
    return chosen


assert interrupt_to_serve(0b1110, 0b0111, [1, 5, 3, 2], 100) == 2
assert interrupt_to_serve(0b11, 0b11, [4, 4], 100) == 0
assert interrupt_to_serve(0b11, 0b10, [4, 5], 6) == 1
assert interrupt_to_serve(0b11, 0b10, [4, 5], 5) is None
assert interrupt_to_serve(0b100, 0b111, [4, 5], 100) == 2
assert interrupt_to_serve(0b100, 0b111, [4, 5], 99) is None
assert interrupt_to_serve(0b01, 0b10, [1, 1], 100) is None
assert interrupt_to_serve(0b1111, 0b1111, [9, 7, 8, 6], 100) == 3
assert interrupt_to_serve(0b1001, 0b1001, [50, 0, 0], 100) == 0
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
