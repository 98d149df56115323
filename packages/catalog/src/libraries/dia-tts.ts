import { defineLibrary } from '../define-library.ts';

export const diaTts = defineLibrary({
  id: 'dia-tts',
  prettyLabel: 'Dia',
  repoName: 'Dia',
  repoUrl: 'https://github.com/nari-labs/dia',
});
