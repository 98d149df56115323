import { definePage } from '../../task-definition/define-page.ts';
import { picks } from './picks.ts';

export const page = definePage({
  summary:
    'Video-to-video models transform a video into another one: they raise its resolution, remove noise, add frames, edit its content by text, or change its style.',
  demo: {
    inputs: [
      { type: 'img', filename: 'juggling.webp', alt: 'A drawn figure juggles three balls' },
      { type: 'text', label: 'Text Prompt', content: 'Turn it into a pencil drawing.' },
    ],
    outputs: [
      {
        type: 'img',
        filename: 'video-to-video-output.webp',
        alt: 'The same figure as a pencil drawing',
        caption: 'Made by an edge filter.',
      },
    ],
  },
  ...picks,
  related: ['image-to-video', 'text-to-video', 'image-to-image', 'video-text-to-text'],
  widgetModels: [],
});
