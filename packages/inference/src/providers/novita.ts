import { bearer, defineProvider } from '../contract/provider.ts';
import { openaiChat } from '../presets/openai-chat.ts';
import { openaiCompletions } from '../presets/openai-completions.ts';

export const novita = defineProvider({
  id: 'novita',
  label: 'Novita',
  site: 'https://novita.ai',
  hubOrganization: 'novita',
  baseUrl: 'https://api.novita.ai',
  auth: bearer,
  tasks: {
    conversational: openaiChat({ path: 'v3/openai/chat/completions' }),
    'text-generation': openaiCompletions({ path: 'v3/openai/completions' }),
  },
});
