import { defineServer } from '../dialect/define-server.ts';
import { geminiChat, geminiModels, geminiProblem } from '../presets/gemini-chat.ts';

/** A service and no server of one's own, but called in the same way: by its address. */
export const gemini = defineServer({
  id: 'gemini',
  label: 'Gemini',
  source: { url: 'https://ai.google.dev/gemini-api/docs/thought-signatures', read: '2026-11' },
  models: geminiModels('google', ''),
  tasks: { conversational: geminiChat('/v1beta/openai/chat/completions') },
  modelList: ['/v1beta/openai/models', '/v1/models'],
  modelExtras: () => ({ owned_by: 'google' }),
  formatProblem: geminiProblem,
});
