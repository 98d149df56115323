import { definePage } from '../../define-page.ts';

export const page = definePage({
  summary: 'Text-to-video models generate a video, a sequence of consistent frames, from a text prompt.',
  demo: {
    inputs: [{ type: 'text', label: 'Input', content: 'A knight in black armour surfing on a big wave' }],
    outputs: [{ type: 'img', filename: 'text-to-video-output.gif' }],
  },
  datasets: [
    {
      id: 'iejMac/CLIP-MSR-VTT',
      description: 'MSR-VTT: 10,000 clips from the web with 20 captions each, with CLIP features.',
    },
    { id: 'quchenyuan/UCF101-ZIP', description: 'UCF101: 13,320 clips from YouTube that show 101 actions.' },
    { id: 'nateraw/kinetics', description: 'Kinetics: clips of human actions from YouTube, at least 400 per class.' },
    {
      id: 'HuggingFaceM4/something_something_v2',
      description:
        '220,000 clips of people who do basic things with everyday objects, such as pushing or covering them.',
    },
    { id: 'HuggingFaceM4/webvid', description: 'WebVid: 10 million stock videos with short, partly noisy captions.' },
    {
      id: 'iejMac/CLIP-DiDeMo',
      description: 'DiDeMo: clips from Flickr with descriptions of single moments, with CLIP features.',
    },
  ],
  metrics: [
    {
      id: 'is',
      description:
        'Inception score: rewards frames that a classifier labels confidently and that are spread over many labels. Higher is better.',
    },
    {
      id: 'fid',
      description:
        'Fréchet Inception Distance: distance between the feature distributions of generated and real frames. It ignores time; lower is better.',
    },
    {
      id: 'fvd',
      description:
        'Fréchet Video Distance: like FID with features of whole clips, so that motion and coherence count. Lower is better.',
    },
    {
      id: 'clipsim',
      description: 'Average similarity of the CLIP embeddings of the prompt and of each frame. Higher is better.',
    },
  ],
  models: [
    { id: 'tencent/HunyuanVideo', description: 'A 13-billion-parameter open model for coherent videos of up to 720p.' },
    {
      id: 'Lightricks/LTX-Video',
      description:
        'A fast video transformer that follows prompts and motion closely; near real time on one high-end GPU.',
    },
    {
      id: 'nvidia/Cosmos-1.0-Diffusion-7B-Text2World',
      description: 'Generates videos of plausible physical scenes, made for training robots and vehicles.',
    },
    {
      id: 'Lightricks/LTX-Video-0.9.8-13B-distilled',
      description: 'A distilled 13-billion-parameter LTX-Video that needs few steps.',
    },
  ],
  spaces: [
    { id: 'VideoCrafter/VideoCrafter', description: 'Generate videos with VideoCrafter.' },
    { id: 'Wan-AI/Wan2.1', description: 'Generate videos with Wan 2.1.' },
    { id: 'Pyramid-Flow/pyramid-flow', description: 'Generate videos with Pyramid Flow.' },
  ],
  widgetModels: ['Wan-AI/Wan2.2-TI2V-5B'],
});
