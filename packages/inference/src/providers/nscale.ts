import { bearer, defineProvider } from '../contract/provider.ts';
import { openaiChat } from '../presets/openai-chat.ts';
import { openaiImages } from '../presets/openai-images.ts';

export const nscale = defineProvider({
  id: 'nscale',
  label: 'Nscale',
  site: 'https://www.nscale.com',
  hubOrganization: 'nscale',
  keyVariable: 'NSCALE_SERVICE_TOKEN',
  baseUrl: 'https://inference.api.nscale.com',
  auth: bearer,
  tasks: {
    'text-to-image': openaiImages({ base64Format: 'b64_json', hasUrls: false, parameters: withSize }),
    conversational: openaiChat(),
  },
});

/** Width and height in one member, as OpenAI has them and as the Python client of the hub sends them. */
function withSize({ width, height, ...others }: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return { ...(width !== undefined && height !== undefined && { size: `${width}x${height}` }), ...others };
}
