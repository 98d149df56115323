import { bearer, defineProvider } from '../contract/provider.ts';
import { directOnly } from '../presets/access.ts';
import { isReasoningModel, openaiChat, withKnownLimit } from '../presets/openai-chat.ts';
import { responsesDialect } from '../presets/responses-dialect.ts';
import { needsResponses } from '../presets/responses-preference.ts';

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
      body: withKnownLimit,
      responses: responsesDialect({
        path: 'v1/responses',
        isPreferred: needsResponses,
        encryptsReasoning: (_, model) => isReasoningModel(model),
      }),
    }),
  },
});
