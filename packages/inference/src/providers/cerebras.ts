import { bearer, defineProvider } from '../contract/provider.ts';
import { openaiChat } from '../presets/openai-chat.ts';

export const cerebras = defineProvider({
  id: 'cerebras',
  label: 'Cerebras',
  baseUrl: 'https://api.cerebras.ai',
  auth: bearer,
  tasks: { conversational: openaiChat() },
});
