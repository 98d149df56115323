import { defineLibrary } from '../library-code/define-library.ts';
import { pythonLoader } from '../library-code/python-loader.ts';

export const timm = defineLibrary({
  id: 'timm',
  prettyLabel: 'timm',
  repoName: 'pytorch-image-models',
  repoUrl: 'https://github.com/rwightman/pytorch-image-models',
  docsUrl: 'https://huggingface.co/docs/hub/timm',
  filter: true,
  countDownloads: 'path:"pytorch_model.bin" OR path:"model.safetensors"',
  hostedTasks: ['image-classification', 'image-feature-extraction'],
  snippets: pythonLoader({ call: 'timm.create_model', prefix: 'hf_hub:', keywords: { pretrained: true } }),
});
