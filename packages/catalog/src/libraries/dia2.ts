import { call, code } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inPython } from '../library-code/in-language.ts';

export const dia2 = defineLibrary({
  id: 'dia2',
  prettyLabel: 'Dia2',
  repoName: 'Dia2',
  repoUrl: 'https://github.com/nari-labs/dia2',
  addedAfter: '4.0.5',
  snippets: ({ id }) => [
    inPython(code`
      from dia2 import Dia2, GenerationConfig, SamplingConfig

      dia = ${call('Dia2.from_repo', [id], { device: 'cuda', dtype: 'bfloat16' })}

      config = GenerationConfig(
          cfg_scale=2.0,
          audio=SamplingConfig(temperature=0.8, top_k=50),
          use_cuda_graph=True,
      )
      result = dia.generate(
          "[S1] Is this the train to the coast? [S2] It is, if you hurry.",
          config=config,
          output_wav="hello.wav",
          verbose=True,
      )
    `),
  ],
});
