import { defineLibrary } from '../library-code/define-library.ts';
import { pythonLoader } from '../library-code/python-loader.ts';

export const tfKeras = defineLibrary({
  id: 'tf-keras',
  prettyLabel: 'TF-Keras',
  repoName: 'TF-Keras',
  repoUrl: 'https://github.com/keras-team/tf-keras',
  docsUrl: 'https://huggingface.co/docs/hub/tf-keras',
  countDownloads: 'path:"saved_model.pb"',
  snippets: pythonLoader({
    from: 'huggingface_hub',
    call: 'from_pretrained_keras',
    note: 'The model was saved by Keras 2: install keras<3, or tf_keras beside Keras 3.\nhttps://github.com/keras-team/tf-keras\nThe loader was removed in huggingface_hub 1.0: pip install "huggingface_hub<1"',
  }),
});
