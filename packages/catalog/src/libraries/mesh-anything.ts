import { defineLibrary } from '../define-library.ts';

export const meshAnything = defineLibrary({
  id: 'mesh-anything',
  prettyLabel: 'MeshAnything',
  repoName: 'MeshAnything',
  repoUrl: 'https://github.com/buaacyw/MeshAnything',
  countDownloads: 'path:"MeshAnything_350m.pth"',
});
