import { defineLibrary } from '../library-code/define-library.ts';

export const fme = defineLibrary({
  id: 'fme',
  prettyLabel: 'Full Model Emulation',
  repoName: 'Full Model Emulation',
  repoUrl: 'https://github.com/ai2cm/ace',
  docsUrl: 'https://ai2-climate-emulator.readthedocs.io/en/latest/',
  countDownloads: 'path_extension:"tar"',
  addedAfter: '4.0.5',
});
