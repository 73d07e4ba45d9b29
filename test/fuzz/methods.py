"""
The methods that an address of REST answers beyond those that OpenAPI can declare, derived from those that its path declares
(protocol/addresses#methods). Every other method has to be refused with 405. Used by hooks.py and contracts/every_operation.py.
"""


def is_answered_by_rule(failure, case, response, further=()):
    """
    Whether a failure of the check unsupported_method is about such a method. `further` are methods of the same thing that another
    address of it declares.
    """
    methods = {method.upper() for method in case.operation.schema[case.operation.path]} | set(further)
    return does_what_put_does(failure, methods) or reads_by_post(failure, methods, response)


def does_what_put_does(failure, methods):
    """PATCH and MERGE do what PUT does: OpenAPI has no MERGE, and PATCH would be the same operation twice."""
    if "PUT" not in methods:
        return False
    if failure.code == "ST204":
        return failure.method in methods | {"PATCH"}
    return failure.code == "ST205" and not failure.missing_methods and set(failure.undocumented_methods) <= methods | {"PATCH", "MERGE"}


def reads_by_post(failure, methods, response):
    """
    POST on what can only be read reads it, except on a collection, and is refused as GET is: OpenAPI would have every such operation
    twice.
    """
    if "POST" in methods or "GET" not in methods:
        return False
    if failure.code == "ST204":
        return failure.method == "POST" and response.status_code < 500
    return failure.code == "ST205" and not failure.missing_methods and set(failure.undocumented_methods) == {"POST"}
