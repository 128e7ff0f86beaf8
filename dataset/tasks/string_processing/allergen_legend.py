"""Write a menu with allergen marks: dishes are pairs of name and list of allergens, each allergen
that occurs gets a letter a, b, c and so on in the order of first appearance, and a dish is followed
by its letters in alphabetical order in round brackets, joined by commas. The last line explains the
letters, such as "a: milk; b: nuts", and is absent when there are none. Allergens in the given
collection of traces are marked by a "*" behind the letter at the dish, not in the explanation, an
allergen listed twice at a dish counts once, and after the letter z no more are given: further
allergens are written with their names, after the letters of the dish and in the order of the
list."""


def allergen_legend(dishes, traces):
    letters = {}
    lines = []
    for name, allergens in dishes:
        marks = []
        names = []
        for allergen in dict.fromkeys(allergens):
            if allergen not in letters and len(letters) < 26:
                letters[allergen] = chr(97 + len(letters))
            star = "*" if allergen in traces else ""
            if allergen in letters:
                marks.append(letters[allergen] + star)
            else:
                names.append(allergen + star)
        marks.sort()
        marks += names
        if marks:
            lines.append(f"{name} ({','.join(marks)})")
        else:
            lines.append(name)
    if not letters:
        return lines
    legend = [f"{letter}: {allergen}" for allergen, letter in letters.items()]
    return lines + ["; ".join(legend)]


assert allergen_legend([("Soup", ["milk"]), ("Cake", ["nuts", "milk"])], []) == [
    "Soup (a)",
    "Cake (a,b)",
    "a: milk; b: nuts",
]
assert allergen_legend([("Tea", []), ("Pie", ["egg", "rye", "egg"])], ["rye"]) == [
    "Tea",
    "Pie (a,b*)",
    "a: egg; b: rye",
]
assert allergen_legend([("Tea", [])], ["egg"]) == ["Tea"]
assert allergen_legend([], []) == []
assert allergen_legend([("X", list("ABCDEFGHIJKLMNOPQRSTUVWXYZ10"))], "01Y")[0] == (
    "X (a,b,c,d,e,f,g,h,i,j,k,l,m,n,o,p,q,r,s,t,u,v,w,x,y*,z,1*,0*)"
)
assert allergen_legend([("X", list("ABCDEFGHIJKLMNOPQRSTUVWXYZ10"))], [])[1][-12:] == "; y: Y; z: Z"
assert allergen_legend([("A", ["x"]), ("B", ["y"]), ("C", ["y", "x"])], {"x"})[2] == "C (a*,b)"

# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
