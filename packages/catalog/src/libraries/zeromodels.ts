import { call, code } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inPython } from '../library-code/in-language.ts';

export const zeromodels = defineLibrary({
  id: 'zeromodels',
  prettyLabel: 'ZeroModels',
  repoName: 'ZeroModels',
  repoUrl: 'https://github.com/IMvision12/ZeroModels',
  docsUrl: 'https://imvision12.github.io/ZeroModels/',
  countDownloads: 'path:"model.weights.h5" OR path:"model.weights.json"',
  addedAfter: '4.0.5',
  snippets: ({ id }) => [
    inPython(code`
      # pip install zeromodels
      import os

      os.environ["KERAS_BACKEND"] = "jax"  # or "torch", "tensorflow"

      from zeromodels import AutoZModel

      # With the head of a task: AutoZMImageClassify, AutoZMDetect, AutoZMSemanticSegment, AutoZMTextGenerate
      model = ${call('AutoZModel.from_weights', [id])}
    `),
  ],
});
