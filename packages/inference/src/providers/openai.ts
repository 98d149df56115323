import { bearer, defineProvider } from '../contract/provider.ts';
import { directOnly } from '../presets/access.ts';
import { openaiChat, withKnownLimit } from '../presets/openai-chat.ts';

/** Not on the hub: its models are called with its own keys, as `openai/<model>`. */
export const openai = defineProvider({
  id: 'openai',
  label: 'OpenAI',
  site: 'https://platform.openai.com',
  hubOrganization: 'openai',
  baseUrl: 'https://api.openai.com',
  auth: bearer,
  access: directOnly,
  tasks: { conversational: openaiChat({ body: withKnownLimit }) },
});
