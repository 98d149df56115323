import { defineLibrary } from '../library-code/define-library.ts';

export const cosyvoice = defineLibrary({
  id: 'cosyvoice',
  prettyLabel: 'CosyVoice',
  repoName: 'CosyVoice',
  repoUrl: 'https://github.com/FunAudioLLM/CosyVoice',
  countDownloads: 'path_extension:"onnx" OR path_extension:"pt"',
});
