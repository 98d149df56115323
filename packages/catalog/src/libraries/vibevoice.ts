import { call, code } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inPython } from '../library-code/in-language.ts';

export const vibevoice = defineLibrary({
  id: 'vibevoice',
  prettyLabel: 'VibeVoice',
  repoName: 'VibeVoice',
  repoUrl: 'https://github.com/microsoft/VibeVoice',
  addedAfter: '4.0.5',
  snippets: ({ id }) => [
    inPython(code`
      import librosa
      import numpy as np
      import soundfile as sf
      import torch
      from vibevoice.modular.modeling_vibevoice_inference import (
          VibeVoiceForConditionalGenerationInference,
      )
      from vibevoice.processor.vibevoice_processor import VibeVoiceProcessor

      processor = ${call('VibeVoiceProcessor.from_pretrained', [id])}
      model = ${call('VibeVoiceForConditionalGenerationInference.from_pretrained', [id])}
      model = model.to("cuda" if torch.cuda.is_available() else "cpu").eval()
      model.set_ddpm_inference_steps(num_steps=5)

      # A recording of the voice: mono, 24 kHz
      voice, sample_rate = sf.read("path/to/voice.wav")
      if voice.ndim > 1:
          voice = np.mean(voice, axis=1)
      if sample_rate != 24000:
          voice = librosa.resample(voice, orig_sr=sample_rate, target_sr=24000)

      inputs = processor(
          text=["Speaker 0: Have you seen my umbrella?\\nSpeaker 0: Never mind, the sun is out."],
          voice_samples=[[voice]],
          return_tensors="pt",
      )
      audio = model.generate(
          **inputs,
          cfg_scale=1.3,
          tokenizer=processor.tokenizer,
      ).speech_outputs[0]

      sf.write("output.wav", audio.float().cpu().numpy().squeeze(), 24000)
    `),
  ],
});
