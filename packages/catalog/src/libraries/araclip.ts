import { defineLibrary } from '../define-library.ts';

export const araclip = defineLibrary({
  id: 'araclip',
  prettyLabel: 'AraClip',
  repoName: 'AraClip',
  repoUrl: 'https://huggingface.co/Arabic-Clip/araclip',
});
