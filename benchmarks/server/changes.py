"""What a page makes of a change: the view that it had, with what is new. The page does the same in `ground/door.ts`."""

from typing import Any

PARTS = ("danish", "tricks")
"""The fields of a view of which a change has the changed fields alone."""


def applied(view: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    """Return the view after a change.

    >>> applied({"at": 1, "seq": 2, "danish": {"a": 1, "b": 2}}, {"at": 2, "seq": 3, "danish": {"b": 4}})["danish"]
    {'a': 1, 'b': 4}
    """
    assert change.get("from", change["at"] - 1) == view["at"], "a change was missed"
    new = {name: fields for name, fields in change.items() if name not in ("type", "from")}
    for name in PARTS:
        if new.get(name) and view.get(name):
            new[name] = view[name] | new[name]
    return view | {"log": []} | new
