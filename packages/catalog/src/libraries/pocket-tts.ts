import { call, code } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inPython } from '../library-code/in-language.ts';

export const pocketTts = defineLibrary({
  id: 'pocket-tts',
  prettyLabel: 'Pocket-TTS',
  repoName: 'PocketTTS',
  repoUrl: 'https://github.com/kyutai-labs/pocket-tts',
  countDownloads: 'path:"tts_b6369a24.safetensors"',
  addedAfter: '4.0.5',
  snippets: ({ id }) => [
    inPython(code`
      import scipy.io.wavfile
      from pocket_tts import TTSModel

      model = ${call('TTSModel.load_model', [id])}

      # The voice of a recording
      state = model.get_state_for_audio_prompt("hf://kyutai/tts-voices/alba-mackenna/casual.wav")
      audio = model.generate_audio(state, "The kettle is on, so sit down for a minute.")

      scipy.io.wavfile.write("output.wav", model.sample_rate, audio.numpy())
    `),
  ],
});
