import { call, code } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inPython } from '../library-code/in-language.ts';

export const openClip = defineLibrary({
  id: 'open_clip',
  prettyLabel: 'OpenCLIP',
  repoName: 'OpenCLIP',
  repoUrl: 'https://github.com/mlfoundations/open_clip',
  filter: true,
  countDownloads:
    'path:"open_clip_model.safetensors" OR path:"model.safetensors" OR path:"open_clip_pytorch_model.bin" OR path:"pytorch_model.bin"',
  hostedTasks: ['zero-shot-classification', 'zero-shot-image-classification'],
  snippets: ({ id }) => [
    inPython(code`
      import open_clip

      model, preprocess_train, preprocess_val = ${call('open_clip.create_model_and_transforms', [`hf-hub:${id}`])}
      tokenizer = ${call('open_clip.get_tokenizer', [`hf-hub:${id}`])}
    `),
  ],
});
