/** Results to start from, each with one typical fault. The texts are data: they stay as they are in every language. */
export const AUDIT_EXAMPLES = [
  {
    id: "status_field",
    text: {
      content: [{ type: "text", text: '{"status":"error","code":500,"message":"Order lookup timed out"}' }],
    },
  },
  { id: "generic", text: { content: [{ type: "text", text: "Operation failed" }], isError: true } },
  {
    id: "leaky",
    text: {
      content: [
        {
          type: "text",
          text: "OperationalError: could not connect to postgres://orders:h4rdc0ded@db-2.prod.internal:5432/orders\n  File \"/srv/orders/lookup.py\", line 41, in run\n    SELECT * FROM orders WHERE id = 'A-17'",
        },
      ],
      isError: true,
    },
  },
  {
    id: "protocol",
    text: {
      jsonrpc: "2.0",
      id: 7,
      error: {
        code: -32603,
        message: "Internal error",
        data: "create_invoice: customer 41 has no billing address",
      },
    },
  },
  {
    id: "empty",
    text: { content: [{ type: "text", text: '{"results":[],"note":"order database timed out"}' }] },
  },
  {
    id: "business",
    text: {
      content: [
        {
          type: "text",
          text: '{"errorCategory":"business","isRetryable":true,"message":"refund exceeds cap 500"}',
        },
      ],
      isError: true,
    },
  },
  {
    id: "good",
    text: {
      content: [
        {
          type: "text",
          text: '{"errorCategory":"transient","isRetryable":true,"message":"The order database timed out after 5 s; a retry usually succeeds.","retryAfterMs":1000}',
        },
      ],
      isError: true,
    },
  },
] as const;
export type AuditExampleId = (typeof AUDIT_EXAMPLES)[number]["id"];

/** An example as it stands in the text box. */
export function exampleText(id: AuditExampleId): string {
  return JSON.stringify(AUDIT_EXAMPLES.find((example) => example.id === id)?.text, null, 2);
}
