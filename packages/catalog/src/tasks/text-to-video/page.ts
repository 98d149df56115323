import { definePage } from '../../task-definition/define-page.ts';

export const page = definePage({
  summary: 'Text-to-video models generate a video, a sequence of consistent frames, from a text prompt.',
  demo: {
    inputs: [{ type: 'text', label: 'Input', content: 'A small sailing boat on gentle waves at sunset' }],
    outputs: [
      {
        type: 'img',
        filename: 'text-to-video-output.webp',
        alt: 'A small boat with two sails rides the waves in front of the sun',
        caption: 'Drawn by a program, frame by frame.',
      },
    ],
  },
  pickedOn: '2026-11-23',
  models: [
    { id: 'Wan-AI/Wan2.1-T2V-1.3B', bestFor: 'small', released: '2025-02', size: '1.3B', license: 'apache-2.0', description: 'Five seconds at 480p with 8 GB of memory.' },
    { id: 'Wan-AI/Wan2.2-TI2V-5B', bestFor: 'small', released: '2025-07', size: '5B', license: 'apache-2.0', description: 'Text or an image to 720p at 24 frames per second on a GPU with 24 GB.' },
    { id: 'Wan-AI/Wan2.2-T2V-A14B', bestFor: 'quality', released: '2025-07', size: '27B, 14B active', license: 'apache-2.0', description: 'Two experts, one for layout and one for detail; a free license and many adapters.' },
    { id: 'tencent/HunyuanVideo-1.5', bestFor: 'fast', released: '2025-11', size: '8.3B', license: 'other', description: 'Smooth motion on a consumer GPU; the license excludes some regions.' },
    { id: 'Lightricks/LTX-2', bestFor: 'quality', released: '2026-01', size: '19B', license: 'other', description: 'Video with matching sound, from text or images; free below ten million dollars of revenue.' },
  ],
  datasets: [
    { id: 'nkp37/OpenVid-1M', description: 'A million clips with long captions, filtered for quality.' },
    { id: 'HuggingFaceFV/finevideo', description: '43,000 videos with scenes, characters and mood described.' },
  ],
  metrics: [
    { id: 'fvd', description: 'Fréchet Video Distance: like FID with features of whole clips, so that motion and coherence count. Lower is better.' },
    { id: 'clipsim', description: 'Average similarity of the CLIP embeddings of the prompt and of each frame. Higher is better.' },
    { id: 'VBench', description: 'Sixteen scores, such as flicker, smoothness and identity, measured by specialized models.' },
  ],
  spaces: [
    { id: 'Wan-AI/Wan2.1', description: 'Videos whose scenes stay consistent.' },
    { id: 'Pyramid-Flow/pyramid-flow', description: 'Videos made coarse to fine, by flow matching.' },
  ],
  related: ['image-to-video', 'image-text-to-video', 'text-to-image', 'video-to-video'],
  widgetModels: ['Wan-AI/Wan2.2-TI2V-5B'],
});
