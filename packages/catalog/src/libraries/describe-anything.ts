import { defineLibrary } from '../define-library.ts';

export const describeAnything = defineLibrary({
  id: 'describe-anything',
  prettyLabel: 'Describe Anything',
  repoName: 'Describe Anything',
  repoUrl: 'https://github.com/NVlabs/describe-anything',
});
