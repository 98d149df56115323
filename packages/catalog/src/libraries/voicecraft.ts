import { defineLibrary } from '../define-library.ts';

export const voicecraft = defineLibrary({
  id: 'voicecraft',
  prettyLabel: 'VoiceCraft',
  repoName: 'VoiceCraft',
  repoUrl: 'https://github.com/jasonppy/VoiceCraft',
  docsUrl: 'https://github.com/jasonppy/VoiceCraft',
});
