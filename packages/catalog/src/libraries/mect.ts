import { defineLibrary } from '../library-code/define-library.ts';

export const mect = defineLibrary({
  id: 'mect',
  prettyLabel: 'MECT',
  repoName: 'AntSpeaker',
  repoUrl: 'https://github.com/ant-research/AntSpeaker',
  countDownloads: 'path_extension:"pt"',
  addedAfter: '4.0.5',
});
