import { defineLibrary } from '../library-code/define-library.ts';

export const dockingAtHome = defineLibrary({
  id: 'docking-at-home',
  prettyLabel: 'Docking@Home',
  repoName: 'Docking@Home',
  repoUrl: 'https://huggingface.co/OpenPeerAI/DockingAtHOME',
  countDownloads: 'path:"setup.py"',
  addedAfter: '4.0.5',
});
