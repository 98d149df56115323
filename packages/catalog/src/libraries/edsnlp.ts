import { defineLibrary } from '../define-library.ts';

export const edsnlp = defineLibrary({
  id: 'edsnlp',
  prettyLabel: 'EDS-NLP',
  repoName: 'edsnlp',
  repoUrl: 'https://github.com/aphp/edsnlp',
  docsUrl: 'https://aphp.github.io/edsnlp/latest/',
  countDownloads: 'path_filename:"config" AND path_extension:"cfg"',
});
