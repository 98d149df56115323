import { bearer, defineProvider } from '../../../src/contract/provider.ts';
import { openaiChat } from '../../../src/presets/openai-chat.ts';

export const acme = defineProvider({
  id: 'acme',
  label: 'Acme',
  site: 'https://acme.example',
  hubOrganization: 'acme',
  baseUrl: 'https://api.acme.example',
  auth: bearer,
  tasks: { conversational: openaiChat({ path: 'v1/chat/completions' }) },
});
