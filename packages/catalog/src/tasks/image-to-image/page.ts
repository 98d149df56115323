import { definePage } from '../../define-page.ts';

export const page = definePage({
  summary:
    'Image-to-image models transform a source image into another one, for example by super-resolution, inpainting, colorization, relighting or editing by text.',
  demo: {
    inputs: [{ type: 'img', filename: 'image-to-image-input.jpeg' }],
    outputs: [{ type: 'img', filename: 'image-to-image-output.png' }],
  },
  datasets: [
    {
      id: 'VIDIT',
      description: 'Virtual scenes rendered under different positions and color temperatures of light, for relighting.',
    },
    { id: 'huggan/CelebA-faces', description: 'Faces of celebrities, used for expression and attribute transfer.' },
    { id: 'Spawning/PD12M', description: '12.4 million public-domain images with captions.' },
  ],
  metrics: [
    {
      id: 'PSNR',
      description:
        'Peak signal-to-noise ratio: similarity of output and reference by pixel, as the ratio of the largest possible pixel value to the mean squared error. In decibels; higher is better.',
    },
    {
      id: 'SSIM',
      description:
        'Structural similarity index: compares luminance, contrast and structure of two images in small windows. From −1 to 1, where 1 means identical.',
    },
    {
      id: 'IS',
      description:
        'Inception score: rewards generated images that a classifier labels confidently and that are spread over many labels. Higher is better.',
    },
  ],
  models: [
    { id: 'fal/AuraSR-v2', description: 'GAN-based upscaler that enlarges generated images four times.' },
    {
      id: 'black-forest-labs/FLUX.1-Kontext-dev',
      description:
        'Edits an image by text instructions while keeping characters and objects consistent. 12 billion parameters, non-commercial license.',
    },
    { id: 'yisol/IDM-VTON', description: 'Virtual try-on: dresses a person in the garment of a second image.' },
    {
      id: 'kontext-community/relighting-kontext-dev-lora-v3',
      description: 'LoRA for FLUX.1 Kontext that changes the lighting of a photograph.',
    },
    {
      id: 'black-forest-labs/FLUX.1-Fill-dev',
      description: 'Inpaints and outpaints with FLUX.1: fills a masked region by a prompt.',
    },
    {
      id: 'black-forest-labs/FLUX.1-Depth-dev-lora',
      description: 'LoRA for FLUX.1 that generates images following the depth map of an input.',
    },
  ],
  spaces: [
    { id: 'black-forest-labs/FLUX.1-Kontext-Dev', description: 'Edit images by instruction with FLUX.1 Kontext.' },
    { id: 'lllyasviel/iclight-v2-vary', description: 'Change the lighting of an image with IC-Light.' },
    { id: 'jasperai/Flux.1-dev-Controlnet-Upscaler', description: 'Upscale images with a ControlNet for FLUX.1.' },
  ],
  widgetModels: ['Qwen/Qwen-Image'],
});
