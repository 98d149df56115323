import { definePage } from '../../task-definition/define-page.ts';

export const page = definePage({
  summary: 'Image-to-video models generate a video that starts from a still image, optionally guided by a text prompt. They animate photographs, illustrations and product images.',
  demo: {
    inputs: [
      { type: 'img', filename: 'rocket.avif', alt: 'A rocket on its launch pad at dusk, between lightning towers' },
      { type: 'text', label: 'Optional Text Prompt', content: 'The camera moves slowly toward the rocket.' },
    ],
    outputs: [
      {
        type: 'img',
        filename: 'image-to-video-output.webp',
        alt: 'The view moves closer to the rocket',
        caption: 'Made by cropping the photograph; a model would also move the lights and the sky.',
      },
    ],
  },
  pickedOn: '2026-11-23',
  models: [
    { id: 'Wan-AI/Wan2.2-TI2V-5B', bestFor: 'small', released: '2025-07', size: '5B', license: 'apache-2.0', description: 'Text or an image to 720p at 24 frames per second on a GPU with 24 GB.' },
    { id: 'tencent/HunyuanVideo-1.5', bestFor: 'small', released: '2025-11', size: '8.3B', license: 'other', description: 'Runs on a consumer GPU; the license excludes some regions.' },
    { id: 'Wan-AI/Wan2.2-I2V-A14B', bestFor: 'quality', released: '2025-07', size: '27B, 14B active', license: 'apache-2.0', description: 'Stays close to the first image, under a free license.' },
    { id: 'Wan-AI/Wan2.2-Animate-14B', bestFor: 'specialized', released: '2025-09', size: '14B', license: 'apache-2.0', description: 'Moves a character as the person in another video does.' },
    { id: 'Lightricks/LTX-2', bestFor: 'quality', released: '2026-01', size: '19B', license: 'other', description: 'Video with matching sound, from text or images; free below ten million dollars of revenue.' },
  ],
  datasets: [
    { id: 'BestWishYsh/ChronoMagic', description: 'Time-lapse videos with captions of how the scene changes over time.' },
    { id: 'WenhaoWang/TIP-I2V', description: '1.7 million prompts with images that people really asked for.' },
  ],
  metrics: [
    { id: 'fvd', description: 'Fréchet Video Distance: distance between the distributions of features of generated and real videos, from a pre-trained video network. Reflects quality and temporal coherence; lower is better.' },
    { id: 'lpips', description: 'Learned Perceptual Image Patch Similarity: perceptual distance between the first frame and the input image, from features of a pre-trained network. Lower means closer to the input.' },
    { id: 'identity_preservation', description: 'Similarity of face or subject embeddings between the input image and the frames of the video. Shows if a person or object keeps its identity; higher is better.' },
    { id: 'motion_score', description: 'Amount and smoothness of motion, usually derived from optical flow. Read together with quality metrics, because a still video is smooth, too.' },
  ],
  spaces: [{ id: 'linoyts/FramePack-F1', description: 'Animate an image with FramePack F1, which predicts frames in forward order only and allows more motion.' }],
  related: ['image-text-to-video', 'text-to-video', 'video-to-video', 'image-to-image'],
  widgetModels: [],
});
