import { bearer, defineProvider } from '../contract/provider.ts';
import { openaiChat } from '../presets/openai-chat.ts';
import { openaiEmbeddings } from '../presets/openai-embeddings.ts';

export const sambanova = defineProvider({
  id: 'sambanova',
  label: 'Sambanova',
  site: 'https://cloud.sambanova.ai',
  hubOrganization: 'sambanovasystems',
  baseUrl: 'https://api.sambanova.ai',
  auth: bearer,
  tasks: { conversational: openaiChat(), 'feature-extraction': openaiEmbeddings() },
});
