import { bearer, defineProvider } from '../contract/provider.ts';
import { openaiChat } from '../presets/openai-chat.ts';

export const baseten = defineProvider({
  id: 'baseten',
  label: 'Baseten',
  site: 'https://www.baseten.co',
  hubOrganization: 'baseten',
  baseUrl: 'https://inference.baseten.co',
  auth: bearer,
  reasoningForm: 'template_args',
  tasks: { conversational: openaiChat() },
});
