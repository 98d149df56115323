import { isJsonObject, type JsonObject, valueAt } from '../contract/json.ts';
import { refused } from '../contract/problem.ts';
import type { Effort, Thinking } from '../contract/thinking.ts';
import { anthropicProblem } from '../dialect/anthropic-problem.ts';
import { defineServer } from '../dialect/define-server.ts';
import type { TaskRequest } from '../dialect/provider.ts';
import { anthropicMessages } from '../presets/anthropic-messages.ts';
import { openaiChat } from '../presets/openai-chat.ts';

const EFFORTS: Readonly<Record<string, Effort>> = {
  low: 'low',
  medium: 'medium',
  high: 'high',
  xhigh: 'xhigh',
  max: 'max',
};

/** Claude thinks where the request says so; the effort alone does not make it think. */
const THINKS: Thinking = {
  effort: 'none',
  switches: [
    { member: 'thinking.type', values: { disabled: 'none', enabled: 'medium', adaptive: 'medium' } },
    { member: 'reasoning_effort', values: EFFORTS },
  ],
};

/** Members of a message that sampling has; the newest models refuse them. */
const SAMPLING = ['temperature', 'top_p', 'top_k'];

function check({ headers, body, model }: TaskRequest): void {
  if (!headers.has('anthropic-version')) throw refused('anthropic-version: header is required');
  const found = SAMPLING.find((name) => body[name] != null && body[name] !== 1);
  if (found && /opus-4\.?-?[7-9]|-5/.test(model.providerId)) {
    throw refused(`\`${found}\` is deprecated for this model.`);
  }
  if (valueAt(body, 'thinking.type') === 'enabled' && Array.isArray(body.messages)) checkThoughts(body.messages);
}

/** A step with tools has to begin with the thoughts that led to it. */
function checkThoughts(messages: readonly unknown[]): void {
  const last = messages.findLastIndex((message) => isJsonObject(message) && message.role === 'assistant');
  const blocks = readBlocks(messages[last]);
  const [first] = blocks;
  if (!first || !blocks.some(({ type }) => type === 'tool_use') || /thinking$/.test(String(first.type))) return;
  throw refused(
    `messages.${last}.content.0.type: Expected \`thinking\` or \`redacted_thinking\`, but found \`${String(first.type)}\`. When \`thinking\` is enabled, a final \`assistant\` message must start with a thinking block.`,
  );
}

function readBlocks(message: unknown): readonly JsonObject[] {
  const content = isJsonObject(message) ? message.content : undefined;
  return Array.isArray(content) ? content.filter(isJsonObject) : [];
}

/** A service and no server of one's own, but called in the same way: by its address. */
export const anthropic = defineServer({
  id: 'anthropic',
  label: 'Anthropic',
  source: { url: 'https://docs.claude.com/en/api/messages', read: '2026-11' },
  models: {
    conversational: {
      'anthropic/claude-opus-4.7': { providerId: 'claude-opus-4-7', thinks: THINKS },
      'anthropic/claude-haiku-4.5': { providerId: 'claude-haiku-4-5', thinks: THINKS },
    },
  },
  tasks: {
    conversational: [...anthropicMessages({ check }), openaiChat({ path: '/v1/chat/completions' })],
  },
  modelList: '/v1/models',
  modelExtras: ({ providerId }) => ({ type: 'model', display_name: providerId, created_at: '2026-01-01T00:00:00Z' }),
  responses: { headers: (id) => ({ 'request-id': `req_${id}` }) },
  formatProblem: anthropicProblem,
});
