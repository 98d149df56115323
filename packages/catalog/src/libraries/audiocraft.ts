import { defineLibrary } from '../define-library.ts';

export const audiocraft = defineLibrary({
  id: 'audiocraft',
  prettyLabel: 'Audiocraft',
  repoName: 'audiocraft',
  repoUrl: 'https://github.com/facebookresearch/audiocraft',
  countDownloads: 'path:"state_dict.bin"',
});
