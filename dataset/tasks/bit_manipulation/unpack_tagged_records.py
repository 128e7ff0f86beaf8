"""A packed message is a list of byte values: each record begins with a byte whose upper four bits
are its tag and whose lower four bits are the number of data bytes that follow, except that 15 means
that the next byte holds that number. Return the records as (tag, data list) pairs; a record that is
cut short is dropped together with everything after it, and tag 0 ends the message."""


def unpack_tagged_records(message):
    records = []
    index = 0
    while index < len(message):
        tag, size = divmod(message[index], 16)
        index += 1
        if tag == 0:
            break
        if size == 15:
            if index == len(message):
                break
            size = message[index]
            index += 1
        if index + size > len(message):
            break
        records.append((tag, message[index : index + size]))
        index += size
    return records


assert unpack_tagged_records([0x12, 7, 8, 0x31, 9]) == [(1, [7, 8]), (3, [9])]
assert unpack_tagged_records([0x12, 7]) == []
assert unpack_tagged_records([0x11, 7, 0x00, 0x21, 5]) == [(1, [7])]
assert unpack_tagged_records([0x2F, 2, 4, 6, 0x40]) == [(2, [4, 6]), (4, [])]
assert unpack_tagged_records([0x11, 7, 0x2F]) == [(1, [7])]
assert unpack_tagged_records([0x2F, 1]) == []
assert unpack_tagged_records([]) == []
assert unpack_tagged_records([0xFE] + [1] * 14) == [(15, [1] * 14)]
assert unpack_tagged_records([0x1F, 0, 0x0F]) == [(1, [])]
# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
