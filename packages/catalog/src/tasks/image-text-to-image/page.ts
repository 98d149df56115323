import { definePage } from '../../task-definition/define-page.ts';

export const page = definePage({
  summary: 'Image-text-to-image models generate an image from reference images and a text prompt. The references fix subject, style or composition, and the prompt says what to change or create.',
  demo: {
    inputs: [
      {
        type: 'img',
        filename: 'coffee.avif',
        alt: 'An espresso in a white and red cup on a red saucer with a spoon, on a wooden table',
      },
      { type: 'text', label: 'Input', content: 'Make the cup and the saucer blue.' },
    ],
    outputs: [
      {
        type: 'img',
        filename: 'image-text-to-image-output.avif',
        alt: 'The same photograph with a blue cup and saucer',
        caption: 'Made by turning the hue of the red parts.',
      },
    ],
  },
  pickedOn: '2026-11-23',
  models: [
    { id: 'black-forest-labs/FLUX.2-klein-4B', bestFor: 'small', released: '2026-01', size: '4B', license: 'apache-2.0', description: 'Several references and a prompt, in four steps.' },
    { id: 'Qwen/Qwen-Image-Edit-2511', bestFor: 'quality', released: '2025-12', size: '20B', license: 'apache-2.0', description: 'Puts the person of one image into the scene of another and keeps both.' },
    { id: 'black-forest-labs/FLUX.2-dev', bestFor: 'quality', released: '2025-11', size: '32B', license: 'other', description: 'Up to ten references; not for commercial use.' },
    { id: 'OmniGen2/OmniGen2', bestFor: 'specialized', released: '2025-06', size: '7B', license: 'apache-2.0', description: 'Training code and data are open.' },
  ],
  datasets: [
    { id: 'Yuanshi/Subjects200K', description: '200,000 pairs of one subject in two scenes.' },
    { id: 'osunlp/MagicBrush', description: '10,000 edits that people made by hand and checked.' },
  ],
  metrics: [
    { id: 'FID', description: 'Fréchet Inception Distance: distance between the feature distributions of generated and real images. Lower is better.' },
    { id: 'CLIP', description: 'Cosine similarity of the CLIP embeddings of the generated image and of the prompt. Measures how well the image follows the text; higher is better.' },
  ],
  spaces: [{ id: 'black-forest-labs/FLUX.2-dev', description: 'Generate and edit images with reference images in FLUX.2.' }],
  related: ['image-to-image', 'text-to-image', 'image-text-to-video', 'any-to-any'],
  widgetModels: ['black-forest-labs/FLUX.2-dev'],
});
