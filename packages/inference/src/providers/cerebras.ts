import { openaiChat } from '../presets/openai-chat.ts';
import { bearer, defineProvider } from '../provider.ts';

export const cerebras = defineProvider({
  id: 'cerebras',
  label: 'Cerebras',
  baseUrl: 'https://api.cerebras.ai',
  auth: bearer,
  tasks: { conversational: openaiChat() },
});
