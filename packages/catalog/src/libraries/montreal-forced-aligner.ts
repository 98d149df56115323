import { defineLibrary } from '../library-code/define-library.ts';

export const montrealForcedAligner = defineLibrary({
  id: 'montreal-forced-aligner',
  prettyLabel: 'Montreal Forced Aligner',
  repoName: 'Montreal Forced Aligner',
  repoUrl: 'https://github.com/MontrealCorpusTools/Montreal-Forced-Aligner',
  docsUrl: 'https://montreal-forced-aligner.readthedocs.io',
  countDownloads: 'path:"acoustic/final.mdl" OR path_extension:"zip"',
  addedAfter: '4.0.5',
});
