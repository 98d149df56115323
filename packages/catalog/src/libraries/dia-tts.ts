import { call, code } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inPython } from '../library-code/in-language.ts';

export const diaTts = defineLibrary({
  id: 'dia-tts',
  prettyLabel: 'Dia',
  repoName: 'Dia',
  repoUrl: 'https://github.com/nari-labs/dia',
  snippets: ({ id }) => [
    inPython(code`
      import soundfile as sf
      from dia.model import Dia

      model = ${call('Dia.from_pretrained', [id])}

      text = (
          "[S1] Did you remember to water the plants while I was away? "
          "[S2] Of course. (laughs) Well, I remembered yesterday. "
          "[S1] They look surprisingly happy. [S2] That is because I bought new ones."
      )
      output = model.generate(text)

      sf.write("simple.mp3", output, 44100)
    `),
  ],
});
