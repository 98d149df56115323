import { definePage } from '../../task-definition/define-page.ts';

export const page = definePage({
  summary: 'Video-to-video models transform a video into another one: they raise its resolution, remove noise, add frames, edit its content by text, or change its style.',
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
  pickedOn: '2026-11-23',
  models: [
    { id: 'ByteDance-Seed/SeedVR2-3B', bestFor: 'fast', released: '2025-06', size: '3B', license: 'apache-2.0', description: 'Restores and upscales video in a single step.' },
    { id: 'decart-ai/Lucy-Edit-Dev', bestFor: 'specialized', released: '2025-09', size: '5B', license: 'other', description: 'Changes clothes, objects and scenes by instruction; not for commercial use.' },
    { id: 'Wan-AI/Wan2.1-VACE-1.3B', bestFor: 'small', released: '2025-05', size: '1.3B', license: 'apache-2.0', description: 'Repaints, extends and guides by pose or depth, on a consumer GPU.' },
    { id: 'Wan-AI/Wan2.1-VACE-14B', bestFor: 'quality', released: '2025-05', size: '14B', license: 'apache-2.0', description: 'The same with far better images.' },
  ],
  datasets: [
    { id: 'zhangsh2001/LongV-EVAL', description: 'Long videos for evaluating editing models.' },
    { id: 'ali-vilab/VACE-Benchmark', description: 'Cases for editing and guiding, with inputs and masks.' },
  ],
  metrics: [
    { id: 'Warping error', description: 'Difference of neighboring frames after motion is compensated: flicker. Lower is better.' },
    { id: 'LPIPS', description: 'Perceptual distance to a reference video, for restoration. Lower is better.' },
  ],
  spaces: [{ id: 'ByteDance-Seed/SeedVR2-3B', description: 'Restore and upscale a video with SeedVR2.' }],
  related: ['image-to-video', 'text-to-video', 'image-to-image', 'video-text-to-text'],
  widgetModels: [],
});
