import { defineLibrary } from '../define-library.ts';

export const htrflow = defineLibrary({
  id: 'htrflow',
  prettyLabel: 'HTRflow',
  repoName: 'HTRflow',
  repoUrl: 'https://github.com/AI-Riksarkivet/htrflow',
  docsUrl: 'https://ai-riksarkivet.github.io/htrflow',
});
