import { defineLibrary } from '../library-code/define-library.ts';

export const aviationNer = defineLibrary({
  id: 'aviation-ner',
  prettyLabel: 'Aviation NER',
  repoName: 'Aviation NER',
  repoUrl: 'https://github.com/Boeing/aviation_ner_sdr',
  docsUrl: 'https://github.com/Boeing/aviation_ner_sdr',
  countDownloads: 'path:"gliner_config.json"',
  addedAfter: '4.0.5',
});
