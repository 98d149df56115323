import { definePage } from '../../task-definition/define-page.ts';

export const page = definePage({
  summary: 'Unconditional image generation creates images without a prompt or any other condition. The model learns the distribution of its training images and samples new ones from random noise.',
  demo: {
    inputs: [
      { type: 'text', label: 'Seed', content: '42' },
      { type: 'text', label: 'Number of images to generate:', content: '16' },
    ],
    outputs: [
      {
        type: 'img',
        filename: 'unconditional-image-generation-output.avif',
        alt: 'Sixteen colored patterns of winding lines',
        caption: 'Patterns computed from filtered noise.',
      },
    ],
  },
  pickedOn: '2026-11-23',
  models: [
    { id: 'google/ddpm-cifar10-32', bestFor: 'small', released: '2022-06', size: '36M', license: 'apache-2.0', description: 'Trains and samples in minutes: to learn how diffusion works.', whyOld: 'The task is mostly taught today; this is what courses use.' },
    { id: 'google/ddpm-celebahq-256', bestFor: 'baseline', released: '2022-06', size: '114M', license: 'apache-2.0', description: 'Faces of 256 pixels.', whyOld: 'It is the reference of the diffusion paper.' },
    { id: 'google/ncsnpp-celebahq-256', bestFor: 'quality', released: '2022-07', size: '66M', license: 'apache-2.0', description: 'The same by score matching.', whyOld: 'It shows the other view of diffusion.' },
    { id: 'CompVis/ldm-celebahq-256', bestFor: 'fast', released: '2022-07', size: '274M', license: 'apache-2.0', description: 'Diffusion in a compressed space, the step toward Stable Diffusion.', whyOld: 'It is the smallest latent model.' },
  ],
  datasets: [
    { id: 'uoft-cs/cifar10', description: '60,000 images of 32 pixels in ten classes.' },
    { id: 'huggan/smithsonian_butterflies_subset', description: '1,000 butterflies, the favorite of tutorials.' },
    { id: 'nielsr/CelebA-faces', description: '200,000 faces.' },
  ],
  metrics: [
    { id: 'Fréchet Inception Distance (FID)', description: 'Distance between the feature distributions of generated and real images, from an Inception network. Lower is better.' },
    { id: 'Inception score (IS)', description: 'Rewards images that a classifier labels confidently and that are spread over many labels. Higher means sharper and more varied images; it does not compare them with real ones.' },
    { id: 'Precision and recall', description: 'Share of generated images that look real, and share of real ones that the model can reach. They separate quality from variety.' },
  ],
  spaces: [{ id: 'CompVis/celeba-latent-diffusion', description: 'Faces of people who do not exist.' }],
  related: ['text-to-image', 'image-to-image'],
  widgetModels: [],
});
