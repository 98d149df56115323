import { definePage } from '../../task-definition/define-page.ts';

export const page = definePage({
  summary: 'Image-to-3D models generate a three-dimensional object or scene from one or a few images.',
  demo: {
    inputs: [{ type: 'img', filename: 'vase.avif', alt: 'A clay vase with dark stripes', caption: 'Rendered by a program.' }],
    outputs: [
      {
        type: 'img',
        filename: 'vase-turning.webp',
        alt: 'The vase turns around its axis',
        caption: 'The turning object, rendered by a program.',
      },
    ],
  },
  pickedOn: '2026-11-23',
  models: [
    { id: 'stabilityai/stable-fast-3d', bestFor: 'fast', released: '2024-07', size: '1B', license: 'other', description: 'A textured mesh in half a second; free below a million dollars of revenue.', whyOld: 'No newer model is as fast.' },
    { id: 'VAST-AI/TripoSG', bestFor: 'small', released: '2025-03', size: '1.5B', license: 'mit', description: 'Detailed shapes without texture, with 8 GB of memory.' },
    { id: 'microsoft/TRELLIS.2-4B', bestFor: 'quality', released: '2025-12', size: '4B', license: 'mit', description: 'Open surfaces, thin parts and physical materials, up to 1,536 voxels a side.' },
    { id: 'tencent/Hunyuan3D-2.1', bestFor: 'quality', released: '2025-06', size: '3.3B', license: 'other', description: 'Shape and physical materials, with training code; the license excludes some regions.' },
  ],
  datasets: [
    { id: 'allenai/objaverse-xl', description: 'More than 10 million 3D objects from several sources.' },
    { id: 'dylanebert/iso3d', description: 'Images of isolated objects for evaluating image-to-3D models.' },
  ],
  metrics: [
    { id: 'Chamfer distance', description: 'Mean distance between points of the generated and of the true surface. Lower is better.' },
    { id: 'F-score', description: 'Share of surface points within a small distance, for accuracy and completeness together.' },
  ],
  spaces: [{ id: 'dylanebert/3d-arena', description: 'Compare 3D generators and vote for the better result.' }],
  related: ['text-to-3d', 'depth-estimation', 'image-to-image'],
  widgetModels: [],
});
