import { chatCompletions } from '../../../src/openai/chat-completions.ts';
import { modelList } from '../../../src/openai/model-list.ts';
import { defineProvider, findModel, schemeKey } from '../../../src/provider.ts';

export const acme = defineProvider({
  id: 'acme',
  label: 'Acme',
  direct: 'host',
  readKey: schemeKey('Bearer'),
  wordProblem: ({ status, message }) => ({ status, body: { error: { message } } }),
  models: [{ hubId: 'meta-llama/Llama-3.1-8B-Instruct', providerId: 'llama-3.1-8b', task: 'conversational' }],
  chatPath: () => '/v1/chat/completions',
  routes(app, world) {
    const dialect = { id: (hex: string) => `chat-${hex.slice(0, 12)}` };
    app.post('/v1/chat/completions', chatCompletions(world, { dialect, findModel: (name) => findModel(acme, name) }));
    app.get('/v1/models', modelList(acme.models));
  },
});
