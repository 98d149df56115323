import { definePage } from '../../task-definition/define-page.ts';

export const page = definePage({
  summary: 'Text-to-image models generate images from a text prompt. Many can also edit an image, extend it or imitate its style.',
  demo: {
    inputs: [{ type: 'text', label: 'Input', content: 'Sunset over a calm sea, an island on the horizon' }],
    outputs: [
      {
        type: 'img',
        filename: 'text-to-image-output.avif',
        alt: 'An island in front of the setting sun, over a calm sea',
        caption: 'Drawn by the emulator of hubkit, by rules and without a model.',
      },
    ],
  },
  pickedOn: '2026-11-23',
  models: [
    { id: 'black-forest-labs/FLUX.2-klein-4B', bestFor: 'small', released: '2026-01', size: '4B', license: 'apache-2.0', description: 'Four steps on a consumer GPU, and the same weights also edit images from references.' },
    { id: 'Tongyi-MAI/Z-Image-Turbo', bestFor: 'fast', released: '2025-11', size: '6B', license: 'apache-2.0', description: 'Photorealistic images in eight steps within 16 GB of memory, with legible English and Chinese text.' },
    { id: 'Qwen/Qwen-Image-2512', bestFor: 'multilingual', released: '2025-12', size: '20B', license: 'apache-2.0', description: 'Sets paragraphs of Latin and Chinese text where others produce squiggles: posters, slides, labels.' },
    { id: 'black-forest-labs/FLUX.2-dev', bestFor: 'quality', released: '2025-11', size: '32B', license: 'other', description: 'Follows complex prompts and up to ten reference images; not for commercial use.' },
    { id: 'zai-org/GLM-Image', bestFor: 'specialized', released: '2026-01', size: '16B', license: 'mit', description: 'An autoregressive model plans the picture and a diffusion decoder paints it, which suits diagrams and dense text.' },
    { id: 'stabilityai/stable-diffusion-xl-base-1.0', bestFor: 'baseline', released: '2023-07', size: '3.5B', license: 'openrail++', description: 'Runs on 8 GB and has by far the most styles, characters and control models built on it.', whyOld: 'No newer model has its number of adapters and ControlNets.' },
  ],
  datasets: [
    { id: 'Spawning/PD12M', description: '12.4 million public-domain images with captions.' },
    { id: 'jackyhate/text-to-image-2M', description: 'Two million pairs of images and long captions, curated for fine-tuning.' },
    { id: 'data-is-better-together/open-image-preferences-v1-binarized', description: 'People’s choices between two images of one prompt, for preference tuning.' },
  ],
  metrics: [
    { id: 'FID', description: 'Fréchet Inception Distance: distance between the feature distributions of generated and real images. Lower is better.' },
    { id: 'CLIP score', description: 'Cosine similarity of the CLIP embeddings of image and prompt, averaged over many. Higher means that the image shows what was asked for.' },
    { id: 'GenEval', description: 'Share of prompts about counts, colors and positions that an object detector finds fulfilled. Higher is better.' },
  ],
  spaces: [{ id: 'multimodalart/flux-lora-lab', description: 'Combine several LoRAs of FLUX.1.' }],
  related: ['image-to-image', 'image-text-to-image', 'text-to-video', 'unconditional-image-generation', 'image-text-to-text'],
  widgetModels: ['black-forest-labs/FLUX.1-dev'],
});
