import { bearer, defineProvider } from '../contract/provider.ts';
import { openaiChat } from '../presets/openai-chat.ts';

export const zaiOrg = defineProvider({
  id: 'zai-org',
  label: 'Z.ai',
  site: 'https://z.ai',
  hubOrganization: 'zai-org',
  keyVariable: 'ZAI_API_KEY',
  baseUrl: 'https://api.z.ai',
  auth: bearer,
  // The second one asks for error messages in English.
  headers: { 'x-source-channel': 'hugging_face', 'accept-language': 'en-US,en' },
  tasks: { conversational: openaiChat({ path: 'api/paas/v4/chat/completions' }) },
});
