import { call, code } from '@hubkit/code';
import { defineLibrary } from '../define-library.ts';
import { inPython } from '../library-code/in-language.ts';

export const qwen3Tts = defineLibrary({
  id: 'qwen3_tts',
  prettyLabel: 'Qwen3-TTS',
  repoName: 'Qwen3-TTS',
  repoUrl: 'https://github.com/QwenLM/Qwen3-TTS',
  addedAfter: '4.0.5',
  snippets: ({ id }) => {
    const settings = { device_map: 'cuda:0', dtype: code`torch.bfloat16`, attn_implementation: 'flash_attention_2' };
    return [
      inPython(code`
        # pip install qwen-tts
        import soundfile as sf
        import torch
        from qwen_tts import Qwen3TTSModel

        model = ${call('Qwen3TTSModel.from_pretrained', [id], settings)}

        wavs, sr = model.generate_custom_voice(
            text="The results are in, and they are better than anyone expected.",
            language="English",
            speaker="Ryan",
            instruct="Speak like someone who shares good news.",
        )
        sf.write("output.wav", wavs[0], sr)
      `),
    ];
  },
});
