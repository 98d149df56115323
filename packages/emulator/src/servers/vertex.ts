import { defineServer } from '../dialect/define-server.ts';
import { geminiChat, geminiModels, geminiProblem } from '../presets/gemini-chat.ts';

/** Gemini by the route of Vertex AI, whose signatures have a namespace of their own (pi #6733). */
export const vertex = defineServer({
  id: 'vertex',
  label: 'Vertex AI',
  source: { url: 'https://docs.cloud.google.com/vertex-ai/generative-ai/docs/thought-signatures', read: '2026-11' },
  models: geminiModels('vertex', 'google/'),
  tasks: {
    conversational: geminiChat('/v1/projects/emulated/locations/global/endpoints/openapi/chat/completions'),
  },
  modelList: '/v1/models',
  formatProblem: geminiProblem,
});
