import { defineLibrary } from '../library-code/define-library.ts';

export const longcatVideoAvatar15 = defineLibrary({
  id: 'longcat-video-avatar-1.5',
  prettyLabel: 'LongCat-Video-Avatar 1.5',
  repoName: 'LongCat-Video-Avatar 1.5',
  repoUrl: 'https://github.com/meituan-longcat/LongCat-Video',
  addedAfter: '4.0.5',
});
