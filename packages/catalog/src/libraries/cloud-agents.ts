import { defineLibrary } from '../library-code/define-library.ts';

export const cloudAgents = defineLibrary({
  id: 'cloud-agents',
  prettyLabel: 'Cloud Agents',
  repoName: 'Cloud Agents',
  repoUrl: 'https://huggingface.co/OpenPeerAI/Cloud-Agents',
  countDownloads: 'path:"setup.py"',
  addedAfter: '4.0.5',
});
