import { defineLibrary } from '../define-library.ts';

export const univa = defineLibrary({
  id: 'univa',
  prettyLabel: 'univa',
  repoName: 'univa',
  repoUrl: 'https://github.com/PKU-YuanGroup/UniWorld-V1',
  filter: true,
  countDownloads: 'path:"config.json"',
  addedAfter: '4.0.5',
});
