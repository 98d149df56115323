import { call, code } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inPython } from '../library-code/in-language.ts';

export const cartesiaMlx = defineLibrary({
  id: 'cartesia_mlx',
  prettyLabel: 'Cartesia MLX',
  repoName: 'Cartesia MLX',
  repoUrl: 'https://github.com/cartesia-ai/cartesia_mlx',
  snippets: ({ id }) => [
    inPython(code`
      import cartesia_mlx as cmx
      import mlx.core as mx

      model = ${call('cmx.from_pretrained', [id])}
      model.set_dtype(mx.float32)

      prompt = "Hannah Arendt was"

      for text in model.generate(
          prompt,
          max_tokens=500,
          eval_every_n=5,
          verbose=True,
          top_p=0.99,
          temperature=0.85,
      ):
          print(text, end="", flush=True)
    `),
  ],
});
