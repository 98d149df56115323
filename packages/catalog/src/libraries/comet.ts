import { defineLibrary } from '../library-code/define-library.ts';

export const comet = defineLibrary({
  id: 'comet',
  prettyLabel: 'COMET',
  repoName: 'COMET',
  repoUrl: 'https://github.com/Unbabel/COMET/',
  countDownloads: 'path:"hparams.yaml"',
});
