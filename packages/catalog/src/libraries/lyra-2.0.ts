import { defineLibrary } from '../library-code/define-library.ts';

export const lyra20 = defineLibrary({
  id: 'lyra-2.0',
  prettyLabel: 'Lyra-2.0',
  repoName: 'Lyra-2.0',
  repoUrl: 'https://github.com/nv-tlabs/lyra',
  countDownloads: 'path:"checkpoints/image_encoder/model.pth"',
  addedAfter: '4.0.5',
});
