import { defineLibrary } from '../library-code/define-library.ts';

export const refiners = defineLibrary({
  id: 'refiners',
  prettyLabel: 'Refiners',
  repoName: 'Refiners',
  repoUrl: 'https://github.com/finegrain-ai/refiners',
  docsUrl: 'https://refine.rs/',
  countDownloads: 'path:"model.safetensors"',
});
