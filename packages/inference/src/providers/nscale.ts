import { bearer, defineProvider } from '../contract/provider.ts';
import { openaiChat } from '../presets/openai-chat.ts';
import { openaiImages } from '../presets/openai-images.ts';
import { withSize } from '../presets/parameters.ts';

export const nscale = defineProvider({
  id: 'nscale',
  label: 'Nscale',
  site: 'https://www.nscale.com',
  hubOrganization: 'nscale',
  keyVariable: 'NSCALE_SERVICE_TOKEN',
  baseUrl: 'https://inference.api.nscale.com',
  auth: bearer,
  reasoningForm: 'template_kwargs',
  tasks: {
    'text-to-image': openaiImages({ base64Format: 'b64_json', hasUrls: false, parameters: withSize }),
    conversational: openaiChat(),
  },
});
