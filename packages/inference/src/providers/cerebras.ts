import { bearer, defineProvider } from '../contract/provider.ts';
import { openaiChat } from '../presets/openai-chat.ts';

export const cerebras = defineProvider({
  id: 'cerebras',
  label: 'Cerebras',
  site: 'https://www.cerebras.ai',
  hubOrganization: 'cerebras',
  baseUrl: 'https://api.cerebras.ai',
  auth: bearer,
  tasks: {
    // A body with `store` is answered by 400 and the code wrong_api_format.
    conversational: openaiChat({ body: ({ store: _, ...body }) => body }),
  },
});
