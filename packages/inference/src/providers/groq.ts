import { bearer, defineProvider } from '../contract/provider.ts';
import { openaiChat } from '../presets/openai-chat.ts';

export const groq = defineProvider({
  id: 'groq',
  label: 'Groq',
  site: 'https://groq.com',
  hubOrganization: 'groq',
  baseUrl: 'https://api.groq.com',
  auth: bearer,
  tasks: { conversational: openaiChat({ path: 'openai/v1/chat/completions' }) },
});
