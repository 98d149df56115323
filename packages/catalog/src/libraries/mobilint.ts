import { code } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inPython } from '../library-code/in-language.ts';
import { parseName } from '../models/model-facts.ts';

export const mobilint = defineLibrary({
  id: 'mobilint',
  prettyLabel: 'Mobilint',
  repoName: 'mblt-model-zoo',
  repoUrl: 'https://github.com/mobilint/mblt-model-zoo',
  docsUrl: 'https://docs.mobilint.com',
  countDownloads: 'path:"config.json" OR path_extension:"mxq"',
  addedAfter: '4.0.5',
  snippets: (model) => [
    inPython(code`
      # pip install mblt-model-zoo
      from mblt_model_zoo.vision import MBLT_Engine

      model = MBLT_Engine(
          model_cls=${parseName(model)},
          model_type="DEFAULT",
          model_path="",  # empty: the file is downloaded
          core_mode="global8",
      )
      try:
          image = model.preprocess("path/to/image.jpg")
          output = model(image)
          result = model.postprocess(output)
      finally:
          model.dispose()
    `),
  ],
});
