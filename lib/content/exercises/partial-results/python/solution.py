"""Keep what worked: one solution."""
import json


def handler(input, backend):
    results, failed_ids = [], []
    for id in input["ids"]:
        try:
            results.append(backend.fetch_source(id))
        except Exception:
            failed_ids.append(id)
    if not failed_ids:
        return {"content": [{"type": "text", "text": json.dumps({"results": results})}]}
    failure = {
        "errorCategory": "transient",
        "isRetryable": True,
        "message": f"{len(results)} of {len(input['ids'])} sources fetched; {', '.join(failed_ids)} timed out.",
        "partialResults": results,
        "failedIds": failed_ids,
    }
    return {"content": [{"type": "text", "text": json.dumps(failure)}], "isError": True}
