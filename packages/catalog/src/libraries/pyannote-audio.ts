import { defineLibrary } from '../define-library.ts';

export const pyannoteAudio = defineLibrary({
  id: 'pyannote-audio',
  prettyLabel: 'pyannote.audio',
  repoName: 'pyannote-audio',
  repoUrl: 'https://github.com/pyannote/pyannote-audio',
  filter: true,
  hostedTasks: ['automatic-speech-recognition'],
});
