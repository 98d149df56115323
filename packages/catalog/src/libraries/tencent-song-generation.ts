import { defineLibrary } from '../library-code/define-library.ts';

export const tencentSongGeneration = defineLibrary({
  id: 'tencent-song-generation',
  prettyLabel: 'SongGeneration',
  repoName: 'SongGeneration',
  repoUrl: 'https://github.com/tencent-ailab/songgeneration',
  countDownloads: 'path:"ckpt/songgeneration_base/model.pt"',
  addedAfter: '4.0.5',
});
