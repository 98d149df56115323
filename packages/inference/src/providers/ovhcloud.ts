import { bearer, defineProvider } from '../contract/provider.ts';
import { openaiChat } from '../presets/openai-chat.ts';
import { openaiCompletions } from '../presets/openai-completions.ts';

export const ovhcloud = defineProvider({
  id: 'ovhcloud',
  label: 'OVHcloud',
  site: 'https://endpoints.ai.cloud.ovh.net',
  hubOrganization: 'ovhcloud',
  keyVariable: 'OVH_AI_ENDPOINTS_ACCESS_TOKEN',
  baseUrl: 'https://oai.endpoints.kepler.ai.cloud.ovh.net',
  auth: bearer,
  tasks: { conversational: openaiChat(), 'text-generation': openaiCompletions() },
});
