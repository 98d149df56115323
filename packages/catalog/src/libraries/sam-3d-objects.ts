import { defineLibrary } from '../define-library.ts';

export const sam3dObjects = defineLibrary({
  id: 'sam-3d-objects',
  prettyLabel: 'SAM 3D Objects',
  repoName: 'SAM 3D Objects',
  repoUrl: 'https://github.com/facebookresearch/sam-3d-objects',
  countDownloads: 'path:"checkpoints/pipeline.yaml"',
  addedAfter: '4.0.5',
});
