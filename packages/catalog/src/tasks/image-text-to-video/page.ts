import { definePage } from '../../task-definition/define-page.ts';

export const page = definePage({
  summary: 'Image-text-to-video models generate a video from a reference image and a text prompt. The image fixes the appearance, and the prompt describes the motion, the camera and what happens.',
  demo: {
    inputs: [
      { type: 'img', filename: 'rocket.avif', alt: 'A rocket on its launch pad at dusk, between lightning towers' },
      { type: 'text', label: 'Input', content: 'Stars come out above the launch pad.' },
    ],
    outputs: [
      {
        type: 'img',
        filename: 'image-text-to-video-output.webp',
        alt: 'More and more stars twinkle above the launch pad',
        caption: 'Stars are drawn by a program.',
      },
    ],
  },
  pickedOn: '2026-11-23',
  models: [
    { id: 'Wan-AI/Wan2.2-TI2V-5B', bestFor: 'small', released: '2025-07', size: '5B', license: 'apache-2.0', description: 'Text or an image to 720p at 24 frames per second on a GPU with 24 GB.' },
    { id: 'Wan-AI/Wan2.2-I2V-A14B', bestFor: 'quality', released: '2025-07', size: '27B, 14B active', license: 'apache-2.0', description: 'Follows a prompt about camera and motion and keeps the image.' },
    { id: 'Lightricks/LTX-2', bestFor: 'quality', released: '2026-01', size: '19B', license: 'other', description: 'Video with matching sound, from text or images; free below ten million dollars of revenue.' },
    { id: 'Wan-AI/Wan2.1-VACE-14B', bestFor: 'specialized', released: '2025-05', size: '14B', license: 'apache-2.0', description: 'References, masks, poses and first or last frames in one model.' },
  ],
  datasets: [
    { id: 'WenhaoWang/TIP-I2V', description: 'Prompts with images as people write them.' },
    { id: 'nkp37/OpenVid-1M', description: 'A million clips with long captions.' },
  ],
  metrics: [
    { id: 'fvd', description: 'Fréchet Video Distance: distance between the feature distributions of generated and real clips, so that motion and coherence count. Lower is better.' },
    { id: 'clipsim', description: 'Average similarity of the CLIP embeddings of the prompt and of each frame. Higher is better.' },
  ],
  spaces: [{ id: 'Lightricks/ltx-video-distilled', description: 'Videos from an image and a prompt in seconds.' }],
  related: ['image-to-video', 'text-to-video', 'image-text-to-image', 'video-to-video'],
  widgetModels: ['Lightricks/LTX-Video'],
});
