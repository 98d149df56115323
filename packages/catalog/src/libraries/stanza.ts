import { defineLibrary } from '../define-library.ts';

export const stanza = defineLibrary({
  id: 'stanza',
  prettyLabel: 'Stanza',
  repoName: 'stanza',
  repoUrl: 'https://github.com/stanfordnlp/stanza',
  docsUrl: 'https://huggingface.co/docs/hub/stanza',
  filter: true,
  countDownloads: 'path:"models/default.zip"',
  hostedTasks: ['token-classification'],
});
