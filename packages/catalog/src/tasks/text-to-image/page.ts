import { definePage } from '../../define-page.ts';

export const page = definePage({
  summary:
    'Text-to-image models draw a picture from a description in words. Many of them can also change a picture that you already have, following written instructions.',
  demo: {
    inputs: [{ type: 'text', label: 'Input', content: 'A harbour town at dawn, soft light, fine detail, 4k' }],
    outputs: [{ type: 'img', filename: 'image.jpeg' }],
  },
  datasets: [
    { id: 'red_caps', description: 'Twelve million pictures with captions, collected from posts on Reddit.' },
    { id: 'conceptual_captions', description: 'About 3.3 million pictures from the web, each with a cleaned caption.' },
    { id: 'Spawning/PD12M', description: 'Twelve million captioned pictures in the public domain.' },
  ],
  metrics: [
    {
      id: 'IS',
      description:
        'The Inception Score lets a classifier look at the pictures. It is high when each picture clearly shows one thing and when all of them together show many different things.',
    },
    {
      id: 'FID',
      description:
        'The Fréchet Inception Distance compares the features of generated pictures with those of real ones. The smaller the distance between the two distributions, the more alike they are, so lower is better.',
    },
    {
      id: 'R-Precision',
      description:
        'R-Precision asks whether a picture leads back to its own caption. Captions are ranked by how well they fit the picture; of the first R of them, where R is the number of captions that truly belong to the picture, the share of correct ones is the score. The higher it is, the better the picture shows what was asked for.',
    },
  ],
  models: [
    {
      id: 'black-forest-labs/FLUX.1-Krea-dev',
      description: 'Draws realistic pictures that avoid the glossy look of generated images.',
    },
    { id: 'Qwen/Qwen-Image', description: 'A strong model that also draws legible writing.' },
    { id: 'ByteDance/SDXL-Lightning', description: 'Makes large pictures in only a few steps.' },
    { id: 'ByteDance/Hyper-SD', description: 'Speeds up well-known diffusion models.' },
  ],
  spaces: [
    { id: 'stabilityai/stable-diffusion-3-medium', description: 'Draws pictures with Stable Diffusion 3.' },
    { id: 'jbilcke-hf/ai-comic-factory', description: 'Makes a page of a comic from a short story.' },
    { id: 'multimodalart/flux-lora-lab', description: 'Combines several LoRA adapters to mix their styles.' },
    { id: 'latent-consistency/lcm-lora-for-sdxl', description: 'Shows how quickly a distilled model can draw.' },
    { id: 'multimodalart/LoraTheExplorer', description: 'A gallery of LoRA styles to try.' },
    {
      id: 'ArtGAN/Stable-Diffusion-ControlNet-WebUI',
      description: 'Draws, edits and fills in parts of pictures.',
    },
    { id: 'InstantX/InstantID', description: 'Draws portraits of a person from one photo of the face and a prompt.' },
  ],
  widgetModels: ['black-forest-labs/FLUX.1-dev'],
});
