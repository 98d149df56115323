import { defineLibrary } from '../library-code/define-library.ts';

export const cancertathomev2 = defineLibrary({
  id: 'cancertathomev2',
  prettyLabel: 'Cancer@HomeV2',
  repoName: 'Cancer@HomeV2',
  repoUrl: 'https://huggingface.co/OpenPeerAI/CancerAtHomeV2',
  countDownloads: 'path:"run.py"',
  addedAfter: '4.0.5',
});
