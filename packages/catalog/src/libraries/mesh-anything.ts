import { call, code } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inPython } from '../library-code/in-language.ts';

export const meshAnything = defineLibrary({
  id: 'mesh-anything',
  prettyLabel: 'MeshAnything',
  repoName: 'MeshAnything',
  repoUrl: 'https://github.com/buaacyw/MeshAnything',
  countDownloads: 'path:"MeshAnything_350m.pth"',
  snippets: ({ id }) => [
    inPython(code`
      # Run it in a clone of https://github.com/buaacyw/MeshAnything.git
      from huggingface_hub import hf_hub_download
      from main import get_args
      from MeshAnything.models.meshanything import MeshAnything
      from safetensors.torch import load_file

      # The options: https://github.com/buaacyw/MeshAnything/blob/main/main.py#L91
      args = get_args()
      model = MeshAnything(args)

      # A whole program: https://github.com/buaacyw/MeshAnything/blob/main/app.py
      weights = ${call('hf_hub_download', [id, 'MeshAnything_350m.pth'])}
      model.load_state_dict(load_file(weights))
    `),
  ],
});
