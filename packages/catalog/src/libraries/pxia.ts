import { defineLibrary } from '../define-library.ts';

export const pxia = defineLibrary({
  id: 'pxia',
  prettyLabel: 'pxia',
  repoName: 'pxia',
  repoUrl: 'https://github.com/not-lain/pxia',
});
