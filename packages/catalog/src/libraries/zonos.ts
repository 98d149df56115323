import { defineLibrary } from '../define-library.ts';

export const zonos = defineLibrary({
  id: 'zonos',
  prettyLabel: 'Zonos',
  repoName: 'Zonos',
  repoUrl: 'https://github.com/Zyphra/Zonos',
  docsUrl: 'https://github.com/Zyphra/Zonos',
});
