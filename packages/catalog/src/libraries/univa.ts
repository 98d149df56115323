import { call, code } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inPython } from '../library-code/in-language.ts';

export const univa = defineLibrary({
  id: 'univa',
  prettyLabel: 'univa',
  repoName: 'univa',
  repoUrl: 'https://github.com/PKU-YuanGroup/UniWorld-V1',
  filter: true,
  countDownloads: 'path:"config.json"',
  addedAfter: '4.0.5',
  snippets: ({ id }) => {
    const settings = { torch_dtype: code`torch.bfloat16`, attn_implementation: 'flash_attention_2' };
    const load = call('UnivaQwen2p5VLForConditionalGeneration.from_pretrained', [id], settings);
    return [
      inPython(code`
        # Run it in a clone of https://github.com/PKU-YuanGroup/UniWorld-V1
        import torch
        from transformers import AutoProcessor
        from univa.models.qwen2p5vl.modeling_univa_qwen2p5vl import (
            UnivaQwen2p5VLForConditionalGeneration,
        )

        model = ${load}.to("cuda")
        processor = ${call('AutoProcessor.from_pretrained', [id])}
      `),
    ];
  },
});
