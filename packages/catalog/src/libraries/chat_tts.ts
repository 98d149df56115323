import { code } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inPython } from '../library-code/in-language.ts';

export const chatTts = defineLibrary({
  id: 'chat_tts',
  prettyLabel: 'ChatTTS',
  repoName: 'ChatTTS',
  repoUrl: 'https://github.com/2noise/ChatTTS.git',
  countDownloads: 'path:"asset/GPT.pt"',
  snippets: () => [
    inPython(code`
      import ChatTTS
      import torch
      import torchaudio

      chat = ChatTTS.Chat()
      chat.load(compile=False)  # True is faster, once it has compiled

      texts = ["PUT YOUR TEXT HERE"]
      wavs = chat.infer(texts)

      torchaudio.save("output1.wav", torch.from_numpy(wavs[0]), 24000)
    `),
  ],
});
