import { call, code } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inPython } from '../library-code/in-language.ts';

export const stableAudioTools = defineLibrary({
  id: 'stable-audio-tools',
  prettyLabel: 'Stable Audio Tools',
  repoName: 'stable-audio-tools',
  repoUrl: 'https://github.com/Stability-AI/stable-audio-tools.git',
  countDownloads: 'path:"model.safetensors"',
  snippets: ({ id }) => [
    inPython(code`
      import torch
      import torchaudio
      from einops import rearrange
      from stable_audio_tools import get_pretrained_model
      from stable_audio_tools.inference.generation import generate_diffusion_cond

      device = "cuda" if torch.cuda.is_available() else "cpu"

      model, model_config = ${call('get_pretrained_model', [id])}
      sample_rate = model_config["sample_rate"]
      sample_size = model_config["sample_size"]
      model = model.to(device)

      conditioning = [{"prompt": "A dry drum loop with a soft kick and brushes, 96 BPM"}]
      output = generate_diffusion_cond(
          model,
          conditioning=conditioning,
          sample_size=sample_size,
          device=device,
      )

      # From a batch to one recording, scaled to the range of 16-bit samples
      output = rearrange(output, "b d n -> d (b n)").to(torch.float32)
      output = output.div(torch.max(torch.abs(output))).clamp(-1, 1).mul(32767).to(torch.int16).cpu()
      torchaudio.save("output.wav", output, sample_rate)
    `),
  ],
});
