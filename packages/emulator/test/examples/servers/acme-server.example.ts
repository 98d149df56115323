import { defineServer } from '../../../src/dialect/define-server.ts';
import { openaiChat } from '../../../src/presets/openai-chat.ts';
import { openaiEmbeddings } from '../../../src/presets/openai-embeddings.ts';
import { textProblem } from '../../../src/presets/text-problem.ts';

export const acmeServer = defineServer({
  id: 'acme-server',
  label: 'Acme Server',
  source: { url: 'https://docs.acme.example/api', read: '2026-11' },
  models: {
    conversational: { 'meta-llama/Llama-3.1-8B-Instruct': 'llama-3.1-8b' },
    'feature-extraction': { 'BAAI/bge-m3': { providerId: 'bge-m3', dimensions: 1024 } },
  },
  tasks: {
    conversational: openaiChat({ path: '/v1/chat/completions', style: { completionExtras: () => ({ build: 'b42' }) } }),
    'feature-extraction': openaiEmbeddings({ path: '/v1/embeddings' }),
  },
  ignoresModel: true,
  modelList: '/v1/models',
  pages: { '/health': { status: 'ok' } },
  formatProblem: textProblem({
    messages: { 'unknown-url': 'no such path' },
    body: (message, { status }) => ({ error: { code: status, message } }),
  }),
});
