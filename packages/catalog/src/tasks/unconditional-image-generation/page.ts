import { definePage } from '../../define-page.ts';

export const page = definePage({
  summary:
    'Unconditional image generation creates images without a prompt or any other condition. The model learns the distribution of its training images and samples new ones from random noise.',
  demo: {
    inputs: [
      { type: 'text', label: 'Seed', content: '42' },
      { type: 'text', label: 'Number of images to generate:', content: '4' },
    ],
    outputs: [{ type: 'img', filename: 'unconditional-image-generation-output.jpeg' }],
  },
  datasets: [
    { id: 'cifar100', description: '60,000 images of 32×32 pixels in 100 classes, 600 of each.' },
    { id: 'CelebA', description: 'CelebA: 202,599 images of celebrity faces with 40 attributes.' },
  ],
  metrics: [
    {
      id: 'Inception score (IS)',
      description:
        'Rewards images that a classifier labels confidently and that are spread over many labels. Higher means sharper and more varied images; it does not compare them with real ones.',
    },
    {
      id: 'Fréchet Inception Distance (FID)',
      description:
        'Distance between the feature distributions of generated and real images, from an Inception network. Lower is better.',
    },
  ],
  models: [
    {
      id: 'google/ddpm-cifar10-32',
      description: 'Denoising diffusion model trained on CIFAR-10: generates images of 32×32 pixels from ten classes.',
    },
    {
      id: 'google/ddpm-celebahq-256',
      description: 'Denoising diffusion model trained on CelebA-HQ: generates faces of 256×256 pixels.',
    },
  ],
  spaces: [{ id: 'CompVis/celeba-latent-diffusion', description: 'Generate faces with a latent diffusion model.' }],
  widgetModels: [],
});
