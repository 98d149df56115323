export type { McpChoice, McpField, McpInput, McpInputContext, McpInputRequest, McpValue } from './input-request.ts';
export { createMcpCache, type McpCache } from './mcp-cache.ts';
export type { McpAddress, McpApproval, McpOptions, McpProtocol, McpTools, McpTransport } from './mcp-options.ts';
export { mcpTools } from './mcp-tools.ts';
export type { McpHints } from './tool-hints.ts';
