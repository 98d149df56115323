import { code } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inPython } from '../library-code/in-language.ts';

export const saelens = defineLibrary({
  id: 'saelens',
  prettyLabel: 'SAELens',
  repoName: 'SAELens',
  repoUrl: 'https://github.com/jbloomAus/SAELens',
  snippets: ({ id }) => [
    inPython(code`
      # pip install sae-lens
      from sae_lens import SAE

      # The release may also be a name of pretrained_saes.yaml, such as "gpt2-small-res-jb":
      # https://github.com/jbloomAus/SAELens
      sae, cfg_dict, sparsity = SAE.from_pretrained_with_cfg_and_sparsity(
          release=${id},
          sae_id="SAE_ID",  # such as "blocks.8.hook_resid_pre"
      )
    `),
  ],
});
