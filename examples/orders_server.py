"""The orders server of lesson 10 in Python: one tool, four ways to fail, one way to find nothing.

    pip install "mcp>=2.3"
    python3 orders_server.py

Speaks MCP over standard input and output. Logs go to standard error, one JSON line a call.
"""

import json
import re
import sys

import anyio
from mcp import MCPError, types
from mcp.server.lowlevel import Server
from mcp.server.stdio import stdio_server

ORDERS = {
    "A-1": {"order_id": "A-1", "status": "delivered", "item": "desk lamp"},
    "A-TIMEOUT": {"order_id": "A-TIMEOUT", "status": "shipped", "item": "office chair"},
}
FAILURES_BEFORE_RECOVERY = 2

LOOKUP_ORDER = types.Tool(
    name="lookup_order",
    description="Look up one order by its id.",
    input_schema={
        "type": "object",
        "properties": {"order_id": {"type": "string", "description": "The order id, for example A-1"}},
        "required": ["order_id"],
        "additionalProperties": False,
    },
    annotations=types.ToolAnnotations(read_only_hint=True),
)

timeouts = 0


def failed(**error):
    """A tool execution error: the flag, and the same fields as text and as structured content."""
    return types.CallToolResult(
        is_error=True,
        content=[types.TextContent(type="text", text=json.dumps(error))],
        structured_content=error,
    )


def answered(**body):
    return types.CallToolResult(
        content=[types.TextContent(type="text", text=json.dumps(body))], structured_content=body
    )


def lookup_order(order_id):
    global timeouts
    if not isinstance(order_id, str) or not re.fullmatch(r"A-(\d+|[A-Z]+)", order_id):
        return failed(
            errorCategory="validation",
            isRetryable=False,
            message="order_id must look like A-<digits>. Ask the customer for it; the same call will fail again.",
            field="order_id",
        )
    if order_id == "A-TIMEOUT" and timeouts < FAILURES_BEFORE_RECOVERY:
        timeouts += 1
        return failed(
            errorCategory="transient",
            isRetryable=True,
            message="The order database timed out; nothing is known about the order. A retry usually succeeds.",
            retryAfterMs=500,
        )
    if order_id == "A-999":
        return failed(
            errorCategory="business",
            isRetryable=False,
            message="Order A-999 is past its 30-day return window. A retry cannot help.",
            customerMessage="This order is past its 30-day return window. I can request an exception for you.",
            suggestedAction="offer_exception_or_escalate",
        )
    if order_id == "A-403":
        return failed(
            errorCategory="permission",
            isRetryable=False,
            message="Order A-403 belongs to another region's team.",
            suggestedAction="escalate_to_human",
        )
    order = ORDERS.get(order_id)
    if order is None:
        return answered(results=[], note=f"The search ran and no order has the id {order_id}.")
    return answered(results=[order])


async def list_tools(_context, _params):
    return types.ListToolsResult(tools=[LOOKUP_ORDER])


async def call_tool(_context, params):
    if params.name != LOOKUP_ORDER.name:
        # An unknown tool is the caller's mistake: a protocol error, not a result.
        raise MCPError(code=types.INVALID_PARAMS, message=f"Unknown tool: {params.name}")
    result = lookup_order((params.arguments or {}).get("order_id"))
    print(json.dumps({"tool": params.name, "isError": bool(result.is_error)}), file=sys.stderr, flush=True)
    return result


async def main():
    server = Server("failwell-orders-python", version="1.0.0", on_list_tools=list_tools, on_call_tool=call_tool)
    async with stdio_server() as (reader, writer):
        await server.run(reader, writer, server.create_initialization_options())


if __name__ == "__main__":
    anyio.run(main)
