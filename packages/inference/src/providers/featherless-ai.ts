import { bearer, defineProvider } from '../contract/provider.ts';
import { openaiChat } from '../presets/openai-chat.ts';
import { openaiCompletions } from '../presets/openai-completions.ts';

export const featherlessAi = defineProvider({
  id: 'featherless-ai',
  label: 'Featherless AI',
  site: 'https://featherless.ai',
  hubOrganization: 'featherless-ai',
  keyVariable: 'FEATHERLESS_API_KEY',
  baseUrl: 'https://api.featherless.ai',
  auth: bearer,
  reasoningForm: 'template_kwargs',
  tasks: { conversational: openaiChat(), 'text-generation': openaiCompletions() },
});
