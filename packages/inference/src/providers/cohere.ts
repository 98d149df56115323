import { bearer, defineProvider } from '../contract/provider.ts';
import { withFlatSchema } from '../presets/json-schema-format.ts';
import { openaiChat } from '../presets/openai-chat.ts';
import { rerank } from '../presets/rerank.ts';

export const cohere = defineProvider({
  id: 'cohere',
  label: 'Cohere',
  site: 'https://cohere.com',
  hubOrganization: 'CohereLabs',
  keyVariable: 'CO_API_KEY',
  baseUrl: 'https://api.cohere.com',
  auth: bearer,
  tasks: {
    // The schema stands beside the type, as the Python client of the hub sends it.
    conversational: openaiChat({ path: 'compatibility/v1/chat/completions', body: withFlatSchema() }),
    'text-ranking': rerank({ path: 'v2/rerank' }),
  },
});
