import { array, type InferOutput, looseObject, minLength, pipe, string } from 'valibot';
import type { MediaAdapter } from '../contract/adapter.ts';
import { bearer, defineProvider } from '../contract/provider.ts';
import { ownModels } from '../presets/access.ts';
import { openaiChat } from '../presets/openai-chat.ts';
import { openaiCompletions } from '../presets/openai-completions.ts';
import { flatten, rename } from '../presets/parameters.ts';

const images = looseObject({ images: pipe(array(looseObject({ image: string() })), minLength(1)) });

const textToImage: MediaAdapter<'text-to-image', InferOutput<typeof images>> = {
  type: 'media',
  request: ({ input, model }) => ({
    path: 'v1/images/generations',
    json: {
      ...rename(flatten(input), { num_inference_steps: 'steps', guidance_scale: 'cfg_scale' }),
      prompt: input.inputs,
      // A body with `model` instead is rejected with 422, as recorded.
      model_name: model,
    },
  }),
  response: images,
  media: ({ images: [picture] }) => ({ base64: picture?.image ?? '' }),
};

export const hyperbolic = defineProvider({
  id: 'hyperbolic',
  label: 'Hyperbolic',
  site: 'https://www.hyperbolic.ai',
  hubOrganization: 'Hyperbolic',
  baseUrl: 'https://api.hyperbolic.xyz',
  directOnlySince: '2026-07',
  access: ownModels,
  auth: bearer,
  reasoningForm: 'template_kwargs',
  tasks: {
    'text-to-image': textToImage,
    conversational: openaiChat(),
    'text-generation': openaiCompletions({ prompt: 'message' }),
  },
});
