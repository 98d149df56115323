import { defineLibrary } from '../define-library.ts';

export const sam3dBody = defineLibrary({
  id: 'sam-3d-body',
  prettyLabel: 'SAM 3D Body',
  repoName: 'SAM 3D Body',
  repoUrl: 'https://github.com/facebookresearch/sam-3d-body',
  countDownloads: 'path:"model_config.yaml"',
  addedAfter: '4.0.5',
});
