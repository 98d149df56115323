import { code } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inPython } from '../library-code/in-language.ts';

export const supertonic = defineLibrary({
  id: 'supertonic',
  prettyLabel: 'Supertonic',
  repoName: 'Supertonic',
  repoUrl: 'https://github.com/supertone-inc/supertonic',
  addedAfter: '4.0.5',
  snippets: () => [
    inPython(code`
      from supertonic import TTS

      # The package downloads its model itself
      tts = TTS(auto_download=True)
      style = tts.get_voice_style(voice_name="M1")

      text = "The ferry leaves at half past six, from the pier behind the market."
      wav, duration = tts.synthesize(text, voice_style=style)
      tts.save_audio(wav, "output.wav")
    `),
  ],
});
