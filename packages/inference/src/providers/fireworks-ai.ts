import { bearer, defineProvider } from '../contract/provider.ts';
import { withFlatSchema } from '../presets/json-schema-format.ts';
import { openaiChat } from '../presets/openai-chat.ts';
import { rerank } from '../presets/rerank.ts';
import { responsesDialect } from '../presets/responses-dialect.ts';

export const fireworksAi = defineProvider({
  id: 'fireworks-ai',
  label: 'Fireworks AI',
  site: 'https://fireworks.ai',
  hubOrganization: 'fireworks-ai',
  keyVariable: 'FIREWORKS_API_KEY',
  baseUrl: 'https://api.fireworks.ai',
  auth: bearer,
  tasks: {
    // The schema stands beside the type, as the Python client of the hub sends it.
    conversational: openaiChat({
      path: 'inference/v1/chat/completions',
      body: withFlatSchema(),
      responses: responsesDialect({ path: 'inference/v1/responses' }),
    }),
    'text-ranking': rerank({ path: 'inference/v1/rerank' }),
  },
});
