"""Return a ruler line of the given number of columns for reading positions in a text: "." in every
column except that each column that is a multiple of 5, counted from 1, has "+" and each multiple of
10 has the last digit of its number of tens. A length below 1 gives an empty line."""


def column_ruler(length):
    line = ""
    for column in range(1, length + 1):
        if column % 10 == 0:
            line += str(column // 10 % 10)
        else:
            line += "." if column % 5 else "+"
    return line


assert column_ruler(12) == "....+....1.."
assert column_ruler(25) == "....+....1....+....2....+"
assert column_ruler(10) == "....+....1"
assert column_ruler(9) == "....+...."
assert column_ruler(1) == "."
assert column_ruler(0) == ""
assert column_ruler(-3) == ""
assert column_ruler(101)[-12:] == "9....+....0."

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
