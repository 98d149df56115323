import { defineProvider } from '../../../src/dialect/provider.ts';
import { openaiChat } from '../../../src/presets/openai-chat.ts';
import { openaiProblem } from '../../../src/presets/openai-problem.ts';

export const acme = defineProvider({
  id: 'acme',
  label: 'Acme',
  models: { conversational: { 'meta-llama/Llama-3.1-8B-Instruct': 'llama-3.1-8b' } },
  tasks: { conversational: openaiChat({ path: '/v1/chat/completions' }) },
  modelList: '/v1/models',
  responses: { headers: (id) => ({ 'x-request-id': id }) },
  formatProblem: openaiProblem(),
});
