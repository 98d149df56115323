import { defineLibrary } from '../define-library.ts';

export const _3dtopiaXl = defineLibrary({
  id: '3dtopia-xl',
  prettyLabel: '3DTopia-XL',
  repoName: '3DTopia-XL',
  repoUrl: 'https://github.com/3DTopia/3DTopia-XL',
  countDownloads: 'path:"model_vae_fp16.pt"',
});
