import { definePage } from '../../define-page.ts';
import { picks } from './picks.ts';

export const page = definePage({
  summary:
    'Video-to-video models transform a video into another one: they raise its resolution, remove noise, add frames, edit its content by text, or change its style.',
  demo: { inputs: [{ type: 'img', filename: 'input.gif' }], outputs: [{ type: 'img', filename: 'output.gif' }] },
  ...picks,
  related: ['image-to-video', 'text-to-video', 'image-to-image', 'video-text-to-text'],
  widgetModels: [],
});
