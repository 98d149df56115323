import { bearer, defineProvider } from '../contract/provider.ts';
import { openaiChat } from '../presets/openai-chat.ts';
import { openaiCompletions } from '../presets/openai-completions.ts';
import { openaiEmbeddings } from '../presets/openai-embeddings.ts';

export const scaleway = defineProvider({
  id: 'scaleway',
  label: 'Scaleway',
  site: 'https://www.scaleway.com/en/generative-apis/',
  hubOrganization: 'scaleway',
  keyVariable: 'SCW_SECRET_KEY',
  baseUrl: 'https://api.scaleway.ai',
  auth: bearer,
  tasks: {
    conversational: openaiChat(),
    'text-generation': openaiCompletions(),
    'feature-extraction': openaiEmbeddings(),
  },
});
