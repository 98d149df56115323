import { code } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inPython } from '../library-code/in-language.ts';

export const vui = defineLibrary({
  id: 'vui',
  prettyLabel: 'Vui',
  repoName: 'Vui',
  repoUrl: 'https://github.com/vui-ai/vui',
  countDownloads: 'path_extension:"pt"',
  snippets: () => [
    inPython(code`
      # pip install git+https://github.com/fluxions-ai/vui
      import torchaudio
      from vui.inference import render
      from vui.model import Vui

      model = Vui.from_pretrained().cuda()

      text = "So, um, I tried the new bakery on the corner this morning, and honestly, the bread was still warm when I got home."
      waveform = render(model, text)
      print(waveform.shape)

      torchaudio.save("out.opus", waveform[0], 22050)
    `),
  ],
});
