import { bearer, defineProvider } from '../contract/provider.ts';
import { openaiChat } from '../presets/openai-chat.ts';

export const novita = defineProvider({
  id: 'novita',
  label: 'Novita',
  site: 'https://novita.ai',
  hubOrganization: 'novita',
  baseUrl: 'https://api.novita.ai',
  auth: bearer,
  tasks: { conversational: openaiChat({ path: 'v3/openai/chat/completions' }) },
});
