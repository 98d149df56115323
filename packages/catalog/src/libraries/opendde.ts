import { code } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inShell } from '../library-code/in-language.ts';

export const opendde = defineLibrary({
  id: 'opendde',
  prettyLabel: 'OpenDDE',
  repoName: 'OpenDDE',
  repoUrl: 'https://github.com/aurekaresearch/OpenDDE',
  docsUrl: 'https://huggingface.co/aurekaresearch/OpenDDE/blob/main/docs/inference_instructions.md',
  countDownloads: 'path_extension:"pt"',
  addedAfter: '4.0.5',
  snippets: () => [
    inShell(code`
      pip install "opendde[gpu]"
      opendde doctor
      # The checkpoints are downloaded to $OPENDDE_ROOT_DIR, by default ~/.cache/opendde
      opendde pred -i examples/input.json -o output -n opendde_v1
    `),
  ],
});
