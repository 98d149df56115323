import { definePage } from '../../task-definition/define-page.ts';

export const page = definePage({
  summary: 'Image-to-image models transform a source image into another one, for example by super-resolution, inpainting, colorization, relighting or editing by text.',
  demo: {
    inputs: [{ type: 'img', filename: 'cat-gray.avif', alt: 'The face of a tabby cat, in gray' }],
    outputs: [
      {
        type: 'img',
        filename: 'cat.avif',
        alt: 'The same photograph in color',
        caption: 'The original photograph: what a perfect colorization returns.',
      },
    ],
  },
  pickedOn: '2026-11-23',
  models: [
    { id: 'black-forest-labs/FLUX.2-klein-4B', bestFor: 'small', released: '2026-01', size: '4B', license: 'apache-2.0', description: 'Edits by instruction and from references in under a second on a consumer GPU.' },
    { id: 'Qwen/Qwen-Image-Edit-2511', bestFor: 'quality', released: '2025-12', size: '20B', license: 'apache-2.0', description: 'Keeps faces and products consistent, and edits text inside the image.' },
    { id: 'black-forest-labs/FLUX.1-Kontext-dev', bestFor: 'baseline', released: '2025-06', size: '12B', license: 'other', description: 'The model that made editing by instruction common, with many adapters; not for commercial use.' },
    { id: 'caidas/swin2SR-classical-sr-x2-64', bestFor: 'fast', released: '2022-09', size: '12M', license: 'apache-2.0', description: 'Doubles the resolution faithfully, without inventing.', whyOld: 'Newer upscalers are generative and change what is shown.' },
    { id: 'lllyasviel/control_v11p_sd15_canny', bestFor: 'specialized', released: '2023-04', size: '361M', license: 'openrail', description: 'Paints along the edges of a sketch, on 6 GB.', whyOld: 'The largest set of control models is still that of Stable Diffusion 1.5.' },
  ],
  datasets: [
    { id: 'timbrooks/instructpix2pix-clip-filtered', description: '313,000 pairs of images with the instruction that leads from one to the other.' },
    { id: 'Spawning/PD12M', description: '12.4 million public-domain images with captions.' },
  ],
  metrics: [
    { id: 'PSNR', description: 'Peak signal-to-noise ratio: similarity of output and reference by pixel, as the ratio of the largest possible pixel value to the mean squared error. In decibels; higher is better.' },
    { id: 'SSIM', description: 'Structural similarity index: compares luminance, contrast and structure of two images in small windows. From −1 to 1, where 1 means identical.' },
    { id: 'LPIPS', description: 'Perceptual distance by features of a network: agrees with people where pixels do not. Lower is better.' },
  ],
  spaces: [{ id: 'black-forest-labs/FLUX.1-Kontext-Dev', description: 'Edit images by instruction with FLUX.1 Kontext.' }],
  related: ['image-text-to-image', 'text-to-image', 'image-segmentation', 'image-to-video', 'depth-estimation'],
  widgetModels: ['Qwen/Qwen-Image'],
});
