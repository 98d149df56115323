import { bearer, defineProvider } from '../contract/provider.ts';
import { openaiChat } from '../presets/openai-chat.ts';
import { openaiImages } from '../presets/openai-images.ts';

export const together = defineProvider({
  id: 'together',
  label: 'Together',
  baseUrl: 'https://api.together.xyz',
  auth: bearer,
  tasks: {
    'text-to-image': openaiImages({ base64Format: 'base64', names: { num_inference_steps: 'steps' } }),
    conversational: openaiChat(),
  },
});
