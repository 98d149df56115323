import { call, code } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inPython } from '../library-code/in-language.ts';

export const describeAnything = defineLibrary({
  id: 'describe-anything',
  prettyLabel: 'Describe Anything',
  repoName: 'Describe Anything',
  repoUrl: 'https://github.com/NVlabs/describe-anything',
  snippets: ({ id }) => [
    inPython(code`
      # pip install git+https://github.com/NVlabs/describe-anything
      from dam import DescribeAnythingModel
      from huggingface_hub import snapshot_download

      ${call('snapshot_download', [id], { local_dir: 'checkpoints' })}

      dam = DescribeAnythingModel(
          model_path="checkpoints",
          conv_mode="v1",
          prompt_mode="focal_prompt",
      )
    `),
  ],
});
