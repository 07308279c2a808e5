"""Keep what worked. Mend `handler`, then run this file: python3 partial_results.py"""
import json


def handler(input, backend):
    try:
        results = [backend.fetch_source(id) for id in input["ids"]]
        return {"content": [{"type": "text", "text": json.dumps({"results": results})}]}
    except Exception:
        # One failure throws away everything that was fetched.
        return {"content": [{"type": "text", "text": "Could not fetch the sources"}], "isError": True}
