/** How a host reads results: what is documented where, and at which version. */
export type Host = {
  id: HostId;
  name: string;
  version: string;
  /** Where the behaviour can be read: source code, or a report with a reproduction. */
  source: string;
  /** A test of ours runs this package and compares. */
  verified: boolean;
};

export const HOST_IDS = [
  "claude-code",
  "anthropic-sdk",
  "vscode",
  "openai-agents-js",
  "openai-agents-python",
  "langchain-js",
  "langchain-python",
  "vercel-ai-sdk",
  "pydantic-ai",
] as const;
export type HostId = (typeof HOST_IDS)[number];

/** Hosts by id; versions are those whose behaviour was read or run. */
export const HOSTS: Record<HostId, Host> = {
  "claude-code": {
    id: "claude-code",
    name: "Claude Code",
    version: "2.1.332",
    source: "https://github.com/anthropics/claude-code/issues/86032",
    verified: true,
  },
  "anthropic-sdk": {
    id: "anthropic-sdk",
    name: "Anthropic SDK MCP helpers",
    version: "1.15.0",
    source: "https://github.com/anthropics/anthropic-sdk-typescript/blob/main/src/helpers/beta/mcp.ts",
    verified: true,
  },
  vscode: {
    id: "vscode",
    name: "VS Code",
    version: "1.110",
    source:
      "https://github.com/microsoft/vscode/blob/main/src/vs/workbench/contrib/mcp/common/mcpLanguageModelToolContribution.ts",
    verified: false,
  },
  "openai-agents-js": {
    id: "openai-agents-js",
    name: "OpenAI Agents SDK (JS)",
    version: "0.20.0",
    source: "https://github.com/openai/openai-agents-js/blob/main/packages/agents-core/src/mcp.ts",
    verified: true,
  },
  "openai-agents-python": {
    id: "openai-agents-python",
    name: "OpenAI Agents SDK (Python)",
    version: "2026-08",
    source: "https://github.com/openai/openai-agents-python/pull/4224",
    verified: false,
  },
  "langchain-js": {
    id: "langchain-js",
    name: "LangChain (JS)",
    version: "1.1.4",
    source: "https://github.com/langchain-ai/langchainjs/blob/main/libs/langchain-mcp-adapters/src/tools.ts",
    verified: true,
  },
  "langchain-python": {
    id: "langchain-python",
    name: "LangChain (Python)",
    version: "0.3.2",
    source: "https://github.com/langchain-ai/langchain/issues/40471",
    verified: false,
  },
  "vercel-ai-sdk": {
    id: "vercel-ai-sdk",
    name: "Vercel AI SDK",
    version: "2.0.99",
    source: "https://github.com/vercel/ai/blob/main/packages/mcp/src/tool/mcp-client.ts",
    verified: true,
  },
  "pydantic-ai": {
    id: "pydantic-ai",
    name: "Pydantic AI",
    version: "2026-07",
    source: "https://github.com/pydantic/pydantic-ai/issues/5217",
    verified: false,
  },
};
