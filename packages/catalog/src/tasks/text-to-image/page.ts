import { definePage } from '../../define-page.ts';

export const page = definePage({
  summary:
    'Text-to-image models generate images from a text prompt. Many can also edit an image, extend it or imitate its style.',
  demo: {
    inputs: [{ type: 'text', label: 'Input', content: 'A harbor town at sunset, watercolor, soft light, high detail' }],
    outputs: [{ type: 'img', filename: 'image.jpeg' }],
  },
  datasets: [
    { id: 'red_caps', description: '12 million image and caption pairs from Reddit.' },
    {
      id: 'conceptual_captions',
      description: '3.3 million images with captions from their alternative text on the web.',
    },
    { id: 'Spawning/PD12M', description: '12.4 million public-domain images with captions.' },
  ],
  metrics: [
    {
      id: 'IS',
      description:
        'Inception score: rewards images that a classifier labels confidently and that are spread over many labels. Higher is better.',
    },
    {
      id: 'FID',
      description:
        'Fréchet Inception Distance: distance between the feature distributions of generated and real images. Lower is better.',
    },
    {
      id: 'R-Precision',
      description:
        'For a generated image, ranks its caption among unrelated ones by similarity, and counts how often the right one is among the first R. Measures how well images match their prompts; higher is better.',
    },
  ],
  models: [
    {
      id: 'black-forest-labs/FLUX.1-Krea-dev',
      description:
        'FLUX.1 tuned by Krea for photorealism and against the typical look of generated images. 12 billion parameters, non-commercial license.',
    },
    {
      id: 'Qwen/Qwen-Image',
      description: 'A 20-billion-parameter model that is strong at rendering text, also Chinese. Apache 2.0 license.',
    },
    { id: 'ByteDance/SDXL-Lightning', description: 'SDXL distilled to 1, 2, 4 or 8 steps.' },
    { id: 'ByteDance/Hyper-SD', description: 'LoRAs that cut SDXL, SD 1.5 and FLUX.1 down to as little as one step.' },
  ],
  spaces: [
    { id: 'stabilityai/stable-diffusion-3-medium', description: 'Generate images with Stable Diffusion 3 Medium.' },
    { id: 'jbilcke-hf/ai-comic-factory', description: 'Generate a comic from a story idea.' },
    { id: 'multimodalart/flux-lora-lab', description: 'Combine several LoRAs of FLUX.1.' },
    {
      id: 'latent-consistency/lcm-lora-for-sdxl',
      description: 'Generate images in a few steps with a latent consistency LoRA.',
    },
    { id: 'multimodalart/LoraTheExplorer', description: 'Browse LoRAs of SDXL and try them.' },
    {
      id: 'ArtGAN/Stable-Diffusion-ControlNet-WebUI',
      description: 'Generate, edit and inpaint images with ControlNet.',
    },
    { id: 'InstantX/InstantID', description: 'Generate portraits that keep the identity of a face photograph.' },
  ],
  widgetModels: ['black-forest-labs/FLUX.1-dev'],
});
