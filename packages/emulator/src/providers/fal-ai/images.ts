import { toBase64 } from '../../content/base64.ts';
import type { DialectOf, ProviderDefinition } from '../../dialect/provider.ts';
import { isQueued } from '../../presets/fal-queue.ts';
import { readDataUrlField } from '../../presets/request-fields.ts';
import { readChange, readImageInput } from './read-image-request.ts';

/** Models of the tasks that generate images. */
export const imageModels: ProviderDefinition['models'] = {
  'text-to-image': {
    'black-forest-labs/FLUX.1-schnell': 'fal-ai/flux/schnell',
    'black-forest-labs/FLUX.1-dev': 'fal-ai/flux/dev',
    'stabilityai/stable-diffusion-xl-base-1.0': 'fal-ai/fast-sdxl',
    'nerijs/pixel-art-xl': {
      providerId: 'fal-ai/lora',
      adapter: 'lora',
      adapterWeightsPath: 'pixel-art-xl.safetensors',
    },
    'black-forest-labs/FLUX.2-dev': 'fal-ai/flux-2',
  },
  'image-to-image': {
    'black-forest-labs/FLUX.1-Kontext-dev': 'fal-ai/flux-kontext/dev',
    'fal/Realism-Detailer-Kontext-Dev-LoRA': {
      providerId: 'fal-ai/flux-kontext-lora',
      adapter: 'lora',
      adapterWeightsPath: 'high_detail.safetensors',
    },
  },
  'image-segmentation': { 'briaai/RMBG-2.0': 'fal-ai/bria/background/remove' },
  'image-text-to-image': { 'black-forest-labs/FLUX.2-klein-9B': 'fal-ai/flux-2/edit' },
};

type Write = DialectOf<'text-to-image'>['write'];

const writeImages: Write = (output, { request, storeFile }) => {
  const isLora = request.model.adapter === 'lora';
  // Recorded: models with weights ignore sync_mode, and all others name JPEG files `.png`.
  const isInline = request.body.sync_mode === true && !isLora;
  const images = output.files.map((file) => ({
    url: isInline ? `data:${file.type};base64,${toBase64(file.bytes)}` : storeFile(file, { extension: 'png' }),
    width: output.width,
    height: output.height,
    content_type: file.type,
  }));
  const { seed, prompt } = output;
  return { images, timings: { inference: 0.3557 }, seed, has_nsfw_concepts: images.map(() => false), prompt };
};

/** The tasks that generate images. */
export const imageTasks: ProviderDefinition['tasks'] = {
  'text-to-image': { path: '/{model}', isJob: isQueued, read: readImageInput, write: writeImages },
  'image-to-image': { path: '/{model}', isJob: isQueued, read: readChange, write: writeImages },
  'image-text-to-image': {
    path: '/{model}',
    isJob: isQueued,
    // Behind the router a request without an image comes to this path as well.
    read: (request) => readChange(request, { isImageOptional: true }),
    write: writeImages,
  },
  'image-segmentation': {
    path: '/{model}',
    isJob: isQueued,
    read: ({ body }) => ({ image: readDataUrlField(body, 'image_url').bytes, field: 'image_url', threshold: 0 }),
    write([segment], { request, storeFile }) {
      const file = { type: 'image/png', bytes: new Uint8Array(segment?.mask ?? []) };
      const url = () =>
        request.body.sync_mode === true ? `data:image/png;base64,${toBase64(file.bytes)}` : storeFile(file);
      return { image: segment && { url: url(), content_type: file.type, file_size: file.bytes.length } };
    },
  },
};
