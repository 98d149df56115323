import { call, code } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inPython } from '../library-code/in-language.ts';

export const videoprism = defineLibrary({
  id: 'videoprism',
  prettyLabel: 'VideoPrism',
  repoName: 'VideoPrism',
  repoUrl: 'https://github.com/google-deepmind/videoprism',
  countDownloads: 'path_extension:"npz"',
  addedAfter: '4.0.5',
  snippets: ({ id }) => [
    inPython(code`
      import jax
      from videoprism import models as vp

      flax_model = ${call('vp.get_model', [id])}
      loaded_state = ${call('vp.load_pretrained_weights', [id])}


      @jax.jit
      def forward_fn(inputs, train=False):
          return flax_model.apply(loaded_state, inputs, train=train)
    `),
  ],
});
