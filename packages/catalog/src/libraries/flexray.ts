import { call, code } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inPython, inShell } from '../library-code/in-language.ts';

export const flexray = defineLibrary({
  id: 'flexray',
  prettyLabel: 'FleXray',
  repoName: 'FleXray',
  repoUrl: 'https://github.com/VictorButoi/FleXray',
  countDownloads: 'path_extension:"safetensors" OR path_extension:"onnx"',
  addedAfter: '4.0.5',
  snippets: ({ id }) => [
    inShell(code`pip install flexray`),
    inPython(code`
      from fxr.inference import FleXraySegmenter

      segmenter = ${call('FleXraySegmenter.from_pretrained', [id])}
      result = segmenter.predict("chest.png", threshold=0.5)
      print(result.masks)
    `),
  ],
});
