import { definePage } from '../../define-page.ts';

export const page = definePage({
  summary: 'Image-to-3D models generate a three-dimensional object or scene from one or a few images.',
  demo: {
    inputs: [{ type: 'img', filename: 'image-to-3d-image-input.png' }],
    outputs: [{ type: 'text', label: 'Result', content: 'image-to-3d-3d-output-filename.glb' }],
  },
  datasets: [
    { id: 'allenai/objaverse-xl', description: 'More than 10 million 3D objects from several sources.' },
    { id: 'dylanebert/iso3d', description: 'Images of isolated objects for evaluating image-to-3D models.' },
  ],
  metrics: [],
  models: [
    {
      id: 'TencentARC/InstantMesh',
      description: 'Reconstructs a mesh from one image in about ten seconds. By Tencent.',
    },
    { id: 'tencent/HunyuanWorld-1', description: 'Generates explorable 3D worlds from text or an image.' },
    { id: 'hwjiang/Real3D', description: 'Extends TripoSR by training on real images without 3D labels.' },
    {
      id: 'stabilityai/stable-point-aware-3d',
      description:
        'Reconstructs a mesh with materials from one image in under a second; the point cloud in between can be edited.',
    },
  ],
  spaces: [
    { id: 'dylanebert/3d-arena', description: 'Compare 3D generators and vote for the better result.' },
    { id: 'TencentARC/InstantMesh', description: 'Generate a mesh with InstantMesh.' },
    { id: 'stabilityai/stable-point-aware-3d', description: 'Generate a mesh with Stable Point Aware 3D.' },
    { id: 'hwjiang/Real3D', description: 'Generate a mesh with Real3D.' },
    { id: 'dylanebert/LGM-mini', description: 'Generate Gaussian splats with a small version of LGM.' },
  ],
  widgetModels: [],
});
