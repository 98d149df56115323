import { defineServer } from '../dialect/define-server.ts';
import { anthropicMessages } from '../presets/anthropic-messages.ts';
import { openaiChat } from '../presets/openai-chat.ts';
import { openaiCompletions } from '../presets/openai-completions.ts';
import { openaiEmbeddings } from '../presets/openai-embeddings.ts';
import { openaiProblem } from '../presets/openai-problem.ts';
import { openaiResponses } from '../presets/openai-responses.ts';
import { gptOss } from '../presets/thinking/model-families.ts';
import type { ChatStyle } from '../presets/write-chat.ts';

const STYLE: ChatStyle = {
  role: 'every',
  completionExtras: (_, { model }) => ({ stats: {}, system_fingerprint: model }),
  chunkExtras: (_position, _generated, { model }) => ({ system_fingerprint: model }),
  messageExtras: ({ toolCalls }) => (toolCalls.length > 0 ? {} : { tool_calls: [] }),
};

export const lmStudio = defineServer({
  id: 'lm-studio',
  label: 'LM Studio',
  source: { url: 'https://lmstudio.ai/docs/developer/openai-compat', read: '2026-11' },
  models: {
    conversational: {
      'Qwen/Qwen2.5-7B-Instruct': { providerId: 'qwen2.5-7b-instruct', otherTasks: ['text-generation'] },
      'openai/gpt-oss-20b': { providerId: 'openai/gpt-oss-20b', thinks: gptOss('reasoning') },
      'Qwen/Qwen3.6-35B-A3B': { providerId: 'qwen/qwen3.6-35b-a3b', thinks: { form: 'reasoning_content' } },
    },
    'feature-extraction': {
      'nomic-ai/nomic-embed-text-v1.5': { providerId: 'text-embedding-nomic-embed-text-v1.5', dimensions: 768 },
    },
  },
  tasks: {
    conversational: [
      openaiChat({ path: '/v1/chat/completions', style: STYLE }),
      openaiResponses({ path: '/v1/responses' }),
      ...anthropicMessages({ countsTokens: false }),
    ],
    'text-generation': openaiCompletions({ path: '/v1/completions', style: STYLE }),
    'feature-extraction': openaiEmbeddings({ path: '/v1/embeddings' }),
  },
  modelList: '/v1/models',
  modelExtras: () => ({ owned_by: 'organization_owner' }),
  formatProblem: (problem, request) => {
    // Seen in 0.3.14 to 0.4.17: unknown paths get the status 200 and an error.
    if (problem.reason === 'unknown-url') {
      return {
        status: 200,
        body: { error: `Unexpected endpoint or method. (${request.method} ${toServerPath(request.path)})` },
      };
    }
    return formatError(problem, request);
  },
});

/** The path below the address of the server. */
function toServerPath(path: string): string {
  return path.replace(/^\/servers\/[^/]+/, '') || '/';
}

const formatError = openaiProblem({
  messages: {
    'unknown-model': ({ param }) => `Invalid model identifier "${param}". Please specify a valid downloaded model.`,
    'missing-field': ({ param }) => `'${param}' field is required`,
  },
});
