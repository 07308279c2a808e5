import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import { type JSONRPCMessage, JSONRPCMessageSchema } from "@modelcontextprotocol/sdk/types.js";

/** MCP over the `mcp` messages of a workshop channel; the channel's owner feeds `receive`. */
export class PortTransport implements Transport {
  onclose?: () => void;
  onerror?: (error: Error) => void;
  onmessage?: (message: JSONRPCMessage) => void;

  constructor(private readonly post: (message: JSONRPCMessage) => void) {}

  async start(): Promise<void> {
    // The channel is open already.
  }

  async send(message: JSONRPCMessage): Promise<void> {
    this.post(message);
  }

  async close(): Promise<void> {
    this.onclose?.();
  }

  /** Hands in one message from the other side; what is not JSON-RPC is reported and dropped. */
  receive(message: unknown): void {
    const parsed = JSONRPCMessageSchema.safeParse(message);
    if (parsed.success) this.onmessage?.(parsed.data);
    else this.onerror?.(new Error("Not a JSON-RPC message"));
  }
}
