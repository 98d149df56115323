import { defineLibrary } from '../library-code/define-library.ts';

export const deepforest = defineLibrary({
  id: 'deepforest',
  prettyLabel: 'DeepForest',
  repoName: 'deepforest',
  repoUrl: 'https://github.com/weecology/DeepForest',
  docsUrl: 'https://deepforest.readthedocs.io/en/latest/',
});
