import { type Code, call, code, paragraphs } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inPython } from '../library-code/in-language.ts';
import { parseName } from '../models/model-facts.ts';
import type { ModelRecord } from '../models/model-record.ts';

export const qwen3Tts = defineLibrary({
  id: 'qwen3_tts',
  prettyLabel: 'Qwen3-TTS',
  repoName: 'Qwen3-TTS',
  repoUrl: 'https://github.com/QwenLM/Qwen3-TTS',
  addedAfter: '4.0.5',
  snippets: (model) => {
    const settings = { device_map: 'cuda:0', dtype: code`torch.bfloat16`, attn_implementation: 'flash_attention_2' };
    return [
      inPython(
        paragraphs(
          code`
            # pip install qwen-tts
            import soundfile as sf
            import torch
            from qwen_tts import Qwen3TTSModel
          `,
          code`model = ${call('Qwen3TTSModel.from_pretrained', [model.id], settings)}`,
          generation(model),
        ),
      ),
    ];
  },
});

/** Calls the method for the kind of the model; any other one raises a ValueError. */
function generation(model: ModelRecord): Code {
  const name = parseName(model);
  if (/VoiceDesign/i.test(name)) return designedVoice();
  return /Base/.test(name) ? clonedVoice() : customVoice();
}

function customVoice(): Code {
  return code`
    wavs, sr = model.generate_custom_voice(
        text="The results are in, and they are better than anyone expected.",
        language="English",
        speaker="Ryan",
        instruct="Speak like someone who shares good news.",
    )
    sf.write("output.wav", wavs[0], sr)
  `;
}

function designedVoice(): Code {
  return code`
    wavs, sr = model.generate_voice_design(
        text="The results are in, and they are better than anyone expected.",
        language="English",
        instruct="A calm, deep voice of an old sailor.",
    )
    sf.write("output.wav", wavs[0], sr)
  `;
}

function clonedVoice(): Code {
  return code`
    wavs, sr = model.generate_voice_clone(
        text="The results are in, and they are better than anyone expected.",
        language="English",
        # A recording of the voice, and the words that are spoken in it
        ref_audio="reference.wav",
        ref_text="Good morning, and welcome on board.",
    )
    sf.write("output.wav", wavs[0], sr)
  `;
}
