import { defineLibrary } from '../define-library.ts';

export const sampleFactory = defineLibrary({
  id: 'sample-factory',
  prettyLabel: 'sample-factory',
  repoName: 'sample-factory',
  repoUrl: 'https://github.com/alex-petrenko/sample-factory',
  docsUrl: 'https://huggingface.co/docs/hub/sample-factory',
  filter: true,
  countDownloads: 'path:"cfg.json"',
});
