import { openaiChat } from '../../../src/presets/openai-chat.ts';
import { bearer, defineProvider } from '../../../src/provider.ts';

export const acme = defineProvider({
  id: 'acme',
  label: 'Acme',
  baseUrl: 'https://api.acme.example',
  auth: bearer,
  tasks: { conversational: openaiChat('v1/chat/completions') },
});
