import { call, code } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inPython } from '../library-code/in-language.ts';

export const voxcpm = defineLibrary({
  id: 'voxcpm',
  prettyLabel: 'VoxCPM',
  repoName: 'VoxCPM',
  repoUrl: 'https://github.com/OpenBMB/VoxCPM',
  addedAfter: '4.0.5',
  snippets: ({ id }) => [
    inPython(code`
      import soundfile as sf
      from voxcpm import VoxCPM

      model = ${call('VoxCPM.from_pretrained', [id])}

      wav = model.generate(
          text="Some models read a text as if they had thought about it first.",
          prompt_wav_path=None,  # a recording of a voice to imitate
          prompt_text=None,  # and what is said in it
          cfg_value=2.0,  # how closely the speech follows the prompt
          inference_timesteps=10,  # more steps are slower and sound better
          normalize=True,
          denoise=True,
          retry_badcase=True,
          retry_badcase_max_times=3,
          retry_badcase_ratio_threshold=6.0,
      )
      sf.write("output.wav", wav, 16000)
    `),
  ],
});
