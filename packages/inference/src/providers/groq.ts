import { bearer, defineProvider } from '../contract/provider.ts';
import { openaiChat } from '../presets/openai-chat.ts';
import { openaiCompletions } from '../presets/openai-completions.ts';
import { responsesDialect } from '../presets/responses-dialect.ts';

export const groq = defineProvider({
  id: 'groq',
  label: 'Groq',
  site: 'https://groq.com',
  hubOrganization: 'groq',
  baseUrl: 'https://api.groq.com',
  auth: bearer,
  tasks: {
    conversational: openaiChat({
      path: 'openai/v1/chat/completions',
      responses: responsesDialect({ path: 'openai/v1/responses' }),
    }),
    // There is no route for completions: a prompt is a message.
    'text-generation': openaiCompletions({ path: 'openai/v1/chat/completions', prompt: 'message' }),
  },
});
