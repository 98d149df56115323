import { definePage } from '../../define-page.ts';

export const page = definePage({
  summary:
    'Image-text-to-image models generate an image from reference images and a text prompt. The references fix subject, style or composition, and the prompt says what to change or create.',
  demo: {
    inputs: [
      { type: 'img', filename: 'image-text-to-image-input.jpeg' },
      { type: 'text', label: 'Input', content: 'The same harbor town at night, watercolor, lanterns, high detail' },
    ],
    outputs: [{ type: 'img', filename: 'image-text-to-image-output.png' }],
  },
  datasets: [],
  metrics: [
    {
      id: 'FID',
      description:
        'Fréchet Inception Distance: distance between the feature distributions of generated and real images. Lower is better.',
    },
    {
      id: 'CLIP',
      description:
        'Cosine similarity of the CLIP embeddings of the generated image and of the prompt. Measures how well the image follows the text; higher is better.',
    },
  ],
  models: [
    {
      id: 'black-forest-labs/FLUX.2-dev',
      description:
        'Generates and edits images from text and several reference images. 32 billion parameters, non-commercial license.',
    },
  ],
  spaces: [
    { id: 'black-forest-labs/FLUX.2-dev', description: 'Generate and edit images with reference images in FLUX.2.' },
  ],
  widgetModels: ['black-forest-labs/FLUX.2-dev'],
});
