import { defineLibrary } from '../library-code/define-library.ts';

export const quantumpeer = defineLibrary({
  id: 'quantumpeer',
  prettyLabel: 'QuantumPeer',
  repoName: 'QuantumPeer',
  repoUrl: 'https://github.com/OpenPeer-AI/QuantumPeer',
  countDownloads: 'path:"setup.py"',
  addedAfter: '4.0.5',
});
