import { bearer, defineProvider } from '../contract/provider.ts';
import { directOnly } from '../presets/access.ts';
import { openaiChat } from '../presets/openai-chat.ts';

/** Models that refuse `max_tokens`: those of the o-series, and from GPT-5 on (seen August 2026). */
const THINKING = /^(?:o\d|gpt-(?:[5-9]|\d\d))/;

/** Not on the hub: its models are called with its own keys, as `openai/<model>`. */
export const openai = defineProvider({
  id: 'openai',
  label: 'OpenAI',
  site: 'https://platform.openai.com',
  hubOrganization: 'openai',
  baseUrl: 'https://api.openai.com',
  auth: bearer,
  access: directOnly,
  tasks: {
    conversational: openaiChat({
      body: ({ max_tokens, ...body }, { model }) =>
        max_tokens === undefined || !THINKING.test(model)
          ? { ...body, ...(max_tokens !== undefined && { max_tokens }) }
          : { max_completion_tokens: max_tokens, ...body },
    }),
  },
});
