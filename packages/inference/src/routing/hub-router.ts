import { bearer, defineProvider } from '../contract/provider.ts';
import { openaiChat } from '../presets/openai-chat.ts';
import { responsesDialect } from '../presets/responses-dialect.ts';

/**
 * The router itself as a provider: it picks one for the model, by the suffix of the model's name. `:fastest` has the
 * highest throughput, `:cheapest` the lowest price per token, `:preferred` comes first in the user's settings, and any
 * other suffix is the id of a provider.
 */
export const hubRouter = defineProvider({
  id: 'auto',
  label: 'Hub router',
  baseUrl: 'https://router.huggingface.co',
  routedAt: '',
  auth: bearer,
  access: { only: 'routed', check: () => undefined },
  tasks: { conversational: openaiChat({ responses: responsesDialect({ path: 'v1/responses' }) }) },
});
