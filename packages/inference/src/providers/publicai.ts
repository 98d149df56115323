import { bearer, defineProvider } from '../contract/provider.ts';
import { openaiChat } from '../presets/openai-chat.ts';

export const publicai = defineProvider({
  id: 'publicai',
  label: 'Public AI',
  site: 'https://publicai.co',
  hubOrganization: 'publicai',
  baseUrl: 'https://api.publicai.co',
  auth: bearer,
  reasoningForm: 'template_kwargs',
  tasks: { conversational: openaiChat() },
});
