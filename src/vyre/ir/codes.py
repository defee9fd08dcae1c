"""The stable codes of problems, each with the sentence that docs/problems.md opens its entry with.

P0xx: a Program that is not valid (check). P1xx: Python that the language does not have. P2xx: names, types and literals (front).
"""

CODES: dict[str, str] = {
    # check: form and size
    "P001": "A Program is made of the records of the IR and of nothing else.",
    "P002": "An expression is nested too deep.",
    "P003": "Statements are nested too deep.",
    "P004": "A kernel has too many statements and expressions.",
    "P005": "A kernel has too many parameters.",
    # check: names
    "P006": "A name is not one that Python could read.",
    "P007": "A parameter, local or array has the name of a word of the language.",
    "P008": "Two parameters have one name.",
    "P009": "An array is declared under a name that is taken.",
    "P010": "An array is assigned as a whole.",
    "P011": "Something that is no array is used as one.",
    "P012": "A name is read that nothing gives a value.",
    "P013": "A local can be read before it has a value.",
    # check: access
    "P014": "A read-only array is stored to.",
    "P015": "A read-only array is changed by an atomic.",
    "P016": "An atomic works on a private array.",
    "P017": "An array gets more or fewer indices than it has axes.",
    "P018": "A shape is asked for along an axis that the array does not have.",
    "P019": "A parameter has a rank that the language does not have.",
    "P020": "A declared array has no valid shape.",
    # check: types
    "P021": "A local is set with two types.",
    "P022": "There is no such operation.",
    "P023": "An operation gets more or fewer operands than it takes.",
    "P024": "An operation gets operands of types that it does not take.",
    "P025": "An operation is said to give another type than it gives.",
    "P026": "A condition is not a bool.",
    "P027": "An index is not an integer.",
    "P028": "A load has another type than its array.",
    "P029": "A value of another type than the array's is stored.",
    "P030": "A literal has bits that its type has no room for.",
    "P031": "A NaN literal is not the canonical one.",
    "P032": "The bounds of a range are not of one integer type.",
    "P033": "A name is read as another type than it has.",
    "P034": "A conditional expression gives one of two types.",
    "P035": "There is no such atomic.",
    "P036": "An atomic gets more or fewer values than it takes.",
    "P037": "An atomic does not work on elements of this type.",
    "P038": "An atomic gets a value of another type than its array's.",
    "P039": "There is no such subgroup operation.",
    "P040": "A subgroup operation gets more or fewer values than it takes.",
    "P041": "A subgroup operation gets values of types that it does not take.",
    "P042": "A subgroup operation is said to give another type than it gives.",
    # check: ids and names again
    "P043": "There is no such id.",
    "P044": "An id is asked for along an axis that it does not have.",
    "P045": "An array is used as a value.",
    "P046": "A scalar parameter is assigned to.",
    "P048": "A name is too long.",
    "P049": "The origin of a region is not printable or too long.",
    # check: structure
    "P050": "`break` is outside a loop.",
    "P051": "`continue` is outside a loop.",
    "P052": "A shared array is declared inside an if or a loop.",
    "P053": "An element kernel uses what only a workgroup has.",
    "P054": "The sizes of a workgroup are not 1 to 3 numbers of at least 1.",
    "P055": "A workgroup has too many invocations.",
    "P056": "Subgroups are used in a workgroup whose size is no multiple of 32.",
    "P057": "The shared arrays take more memory than a workgroup has.",
    "P058": "The local arrays take more memory than an invocation has.",
    "P059": "An unrolled loop has bounds that are not constants.",
    "P060": "An unrolled loop runs too often.",
    "P061": "The step of a range is 0.",
    "P062": "A declared array can be used before it is declared.",
    # check: uniformity
    "P070": "Not every invocation of a workgroup reaches a barrier.",
    "P071": "Not every invocation of the launch reaches a grid_sync.",
    "P072": "A grid_sync is inside an if.",
    "P073": "Not every invocation of a subgroup reaches a subgroup operation.",
    # front: syntax
    # front: names, types, literals
}
