import { bearer, defineProvider } from '../contract/provider.ts';
import { ownModels } from '../presets/access.ts';
import { openaiChat } from '../presets/openai-chat.ts';
import { openaiCompletions } from '../presets/openai-completions.ts';
import { openaiEmbeddings } from '../presets/openai-embeddings.ts';
import { openaiImages } from '../presets/openai-images.ts';

export const nebius = defineProvider({
  id: 'nebius',
  label: 'Nebius',
  site: 'https://studio.nebius.com',
  hubOrganization: 'nebius',
  baseUrl: 'https://api.studio.nebius.ai',
  directOnlySince: '2026-07',
  access: ownModels,
  auth: bearer,
  reasoningForm: 'template_kwargs',
  tasks: {
    'text-to-image': openaiImages({ base64Format: 'b64_json' }),
    conversational: openaiChat(),
    'text-generation': openaiCompletions(),
    'feature-extraction': openaiEmbeddings(),
  },
});
