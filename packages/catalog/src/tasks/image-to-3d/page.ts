import { definePage } from '../../define-page.ts';
import { picks } from './picks.ts';

export const page = definePage({
  summary: 'Image-to-3D models generate a three-dimensional object or scene from one or a few images.',
  demo: {
    inputs: [{ type: 'img', filename: 'image-to-3d-image-input.png' }],
    outputs: [{ type: 'text', label: 'Result', content: 'image-to-3d-3d-output-filename.glb' }],
  },
  ...picks,
  related: ['text-to-3d', 'depth-estimation', 'image-to-image'],
  widgetModels: [],
});
