import { definePage } from '../../task-definition/define-page.ts';

export const page = definePage({
  summary: 'Text-to-3D models generate a three-dimensional object or scene from a text prompt.',
  demo: {
    inputs: [{ type: 'text', label: 'Prompt', content: 'A clay vase with dark stripes' }],
    outputs: [
      {
        type: 'img',
        filename: 'vase-turning.webp',
        alt: 'A clay vase with dark stripes turns around its axis',
        caption: 'The turning object, rendered by a program.',
      },
    ],
  },
  pickedOn: '2026-11-23',
  models: [
    { id: 'openai/shap-e', bestFor: 'small', released: '2023-05', size: '300M', license: 'mit', description: 'A rough mesh in seconds, in Diffusers.', whyOld: 'Nothing newer takes text directly and is as small.' },
    { id: 'microsoft/TRELLIS-text-base', bestFor: 'fast', released: '2025-03', size: '342M', license: 'mit', description: 'Meshes or Gaussian splats from a sentence.' },
    { id: 'microsoft/TRELLIS-text-xlarge', bestFor: 'quality', released: '2025-03', size: '2B', license: 'mit', description: 'The largest of the family that takes text directly.' },
    { id: 'microsoft/TRELLIS.2-4B', bestFor: 'specialized', released: '2025-12', size: '4B', license: 'mit', description: 'Takes an image: generate one from the text first. The detour is worth it.' },
  ],
  datasets: [
    { id: 'allenai/objaverse-xl', description: 'More than 10 million 3D objects from several sources.' },
    { id: 'tiange/Cap3D', description: 'Captions for the objects of Objaverse.' },
  ],
  metrics: [
    { id: 'CLIP similarity', description: 'Similarity of rendered views and the prompt. Higher is better.' },
    { id: 'Human preference', description: 'Share of wins in blind comparisons of rotating objects.' },
  ],
  spaces: [{ id: 'dylanebert/3d-arena', description: 'Vote for the better of two objects.' }],
  related: ['image-to-3d', 'text-to-image'],
  widgetModels: [],
});
