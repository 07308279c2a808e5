"""Name the field. Mend `handler`, then run this file: python3 name_the_field.py"""
import json
import re


def handler(input, backend):
    date_is_good = re.fullmatch(r"\d{4}-\d{2}-\d{2}", input["date"])
    if not date_is_good or not 1 <= input["parcels"] <= 20 or not input["phone"]:
        return {"content": [{"type": "text", "text": "Invalid arguments"}], "isError": True}
    pickup = backend.book(input)
    return {"content": [{"type": "text", "text": json.dumps(pickup)}]}
