import { call, code } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inPython } from '../library-code/in-language.ts';

export const zonos = defineLibrary({
  id: 'zonos',
  prettyLabel: 'Zonos',
  repoName: 'Zonos',
  repoUrl: 'https://github.com/Zyphra/Zonos',
  docsUrl: 'https://github.com/Zyphra/Zonos',
  snippets: ({ id }) => [
    inPython(code`
      # pip install git+https://github.com/Zyphra/Zonos.git
      import torchaudio
      from zonos.conditioning import make_cond_dict
      from zonos.model import Zonos

      model = ${call('Zonos.from_pretrained', [id], { device: 'cuda' })}

      # A recording of the voice, 5 to 10 seconds long
      wav, sr = torchaudio.load("speaker.wav")
      speaker = model.make_speaker_embedding(wav, sr)

      cond = make_cond_dict(text="Hello, it is good to hear you.", speaker=speaker, language="en-us")
      codes = model.generate(model.prepare_conditioning(cond))

      audio = model.autoencoder.decode(codes)[0].cpu()
      torchaudio.save("sample.wav", audio, model.autoencoder.sampling_rate)
    `),
  ],
});
