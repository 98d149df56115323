import { definePage } from '../../define-page.ts';

export const page = definePage({
  summary:
    'Image-to-video models generate a video that starts from a still image, optionally guided by a text prompt. They animate photographs, illustrations and product images.',
  demo: {
    inputs: [
      { type: 'img', filename: 'image-to-video-input.jpg' },
      { type: 'text', label: 'Optional Text Prompt', content: 'The fox turns its head' },
    ],
    outputs: [{ type: 'img', filename: 'image-to-video-output.gif' }],
  },
  datasets: [
    {
      id: 'ali-vilab/VACE-Benchmark',
      description: 'A benchmark for generation and editing of video controlled by references.',
    },
    {
      id: 'Rapidata/sora-video-generation-style-likert-scoring',
      description: 'Human ratings of style for generated videos.',
    },
    {
      id: 'BestWishYsh/ChronoMagic',
      description: 'Time-lapse videos with captions of how the scene changes over time.',
    },
  ],
  metrics: [
    {
      id: 'fvd',
      description:
        'Fréchet Video Distance: distance between the distributions of features of generated and real videos, from a pre-trained video network. Reflects quality and temporal coherence; lower is better.',
    },
    {
      id: 'clip_score',
      description:
        'Cosine similarity of CLIP embeddings of the prompt and of the generated frames, averaged over frames. Measures how well the video follows the text; higher is better.',
    },
    {
      id: 'lpips',
      description:
        'Learned Perceptual Image Patch Similarity: perceptual distance between the first frame and the input image, from features of a pre-trained network. Lower means closer to the input.',
    },
    {
      id: 'identity_preservation',
      description:
        'Similarity of face or subject embeddings between the input image and the frames of the video. Shows if a person or object keeps its identity; higher is better.',
    },
    {
      id: 'motion_score',
      description:
        'Amount and smoothness of motion, usually derived from optical flow. Read together with quality metrics, because a still video is smooth, too.',
    },
  ],
  models: [
    {
      id: 'Lightricks/LTX-Video-0.9.7-dev',
      description: 'A 13-billion-parameter video transformer for image-to-video at high resolution.',
    },
    {
      id: 'Wan-AI/Wan2.1-VACE-14B',
      description:
        'A 14-billion-parameter model for generation and editing of video controlled by images, masks, depth or poses.',
    },
    {
      id: 'lllyasviel/FramePack_F1_I2V_HY_20250503',
      description:
        'FramePack F1, based on HunyuanVideo: generates long videos frame section by frame section with constant memory.',
    },
    {
      id: 'Lightricks/LTX-Video-0.9.7-distilled',
      description: 'A distilled variant of LTX-Video that needs only a few steps; suited to interactive use.',
    },
    {
      id: 'Skywork/SkyReels-V2-I2V-14B-720P',
      description:
        'Animates an image at 720p with 14 billion parameters; made for cinematic camera motion and long videos.',
    },
    {
      id: 'tencent/HunyuanVideo-I2V',
      description: 'HunyuanVideo conditioned on the first frame; 13 billion parameters, up to 720p.',
    },
    {
      id: 'Wan-AI/Wan2.1-I2V-14B-720P',
      description: 'A 14-billion-parameter model that animates an image at 720p. Apache 2.0 license.',
    },
    {
      id: 'Wan-AI/Wan2.1-I2V-14B-720P-Diffusers',
      description: 'The Wan 2.1 14B 720p model in the layout that Diffusers loads.',
    },
  ],
  spaces: [
    { id: 'Lightricks/ltx-video-distilled', description: 'Generate videos in a few seconds with distilled LTX-Video.' },
    {
      id: 'linoyts/FramePack-F1',
      description:
        'Animate an image with FramePack F1, which predicts frames in forward order only and allows more motion.',
    },
    {
      id: 'lisonallen/framepack-i2v',
      description: 'Animate an image with FramePack, which fixes the end of a clip first to limit drift.',
    },
    { id: 'multimodalart/wan2-1-fast', description: 'Generate videos quickly with Wan 2.1 and a distillation LoRA.' },
    { id: 'multimodalart/stable-video-diffusion', description: 'Animate an image with Stable Video Diffusion.' },
  ],
  widgetModels: [],
});
