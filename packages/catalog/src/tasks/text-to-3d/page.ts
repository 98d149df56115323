import { definePage } from '../../define-page.ts';
import { picks } from './picks.ts';

export const page = definePage({
  summary: 'Text-to-3D models generate a three-dimensional object or scene from a text prompt.',
  demo: {
    inputs: [{ type: 'text', label: 'Prompt', content: 'A ceramic teapot' }],
    outputs: [{ type: 'text', label: 'Result', content: 'text-to-3d-3d-output-filename.glb' }],
  },
  ...picks,
  related: ['image-to-3d', 'text-to-image'],
  widgetModels: [],
});
