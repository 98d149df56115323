import { call, code } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inPython } from '../library-code/in-language.ts';

export const seedStory = defineLibrary({
  id: 'seed-story',
  prettyLabel: 'SEED-Story',
  repoName: 'SEED-Story',
  repoUrl: 'https://github.com/TencentARC/SEED-Story',
  countDownloads: 'path:"cvlm_llama2_tokenizer/tokenizer.model"',
  snippets: ({ id }) => [
    inPython(code`
      # Run it in a clone of https://github.com/TencentARC/SEED-Story
      import hydra
      from huggingface_hub import snapshot_download
      from omegaconf import OmegaConf

      ${call('snapshot_download', [id], { local_dir: 'pretrained' })}

      # https://github.com/TencentARC/SEED-Story/blob/master/configs/clm_models/llama2chat7b_lora.yaml
      llm_cfg = OmegaConf.load("configs/clm_models/llama2chat7b_lora.yaml")
      llm = hydra.utils.instantiate(llm_cfg, torch_dtype="fp16")

      # https://github.com/TencentARC/SEED-Story/blob/master/configs/clm_models/agent_7b_sft.yaml
      seed_story_cfg = OmegaConf.load("configs/clm_models/agent_7b_sft.yaml")
      seed_story = hydra.utils.instantiate(seed_story_cfg, llm=llm)
    `),
  ],
});
