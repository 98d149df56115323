import { call, code } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inPython } from '../library-code/in-language.ts';

export const kittentts = defineLibrary({
  id: 'kittentts',
  prettyLabel: 'KittenTTS',
  repoName: 'KittenTTS',
  repoUrl: 'https://github.com/KittenML/KittenTTS',
  addedAfter: '4.0.5',
  snippets: ({ id }) => [
    inPython(code`
      import soundfile as sf
      from kittentts import KittenTTS

      model = ${call('KittenTTS', [id])}
      audio = model.generate("A small model can have a clear voice.")

      sf.write("output.wav", audio, 24000)
    `),
  ],
});
