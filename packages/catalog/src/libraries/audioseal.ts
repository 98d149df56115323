import { call, code } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inPython } from '../library-code/in-language.ts';

export const audioseal = defineLibrary({
  id: 'audioseal',
  prettyLabel: 'AudioSeal',
  repoName: 'audioseal',
  repoUrl: 'https://github.com/facebookresearch/audioseal',
  countDownloads: 'path_extension:"pth"',
  snippets: ({ id }) => [
    inPython(code`
      # Watermark generator
      import torchaudio
      from audioseal import AudioSeal

      model = ${call('AudioSeal.load_generator', [id])}

      sr = 16000
      tensor_wav, rate = torchaudio.load("speech.wav")
      wav = torchaudio.functional.resample(tensor_wav, rate, sr).unsqueeze(0)  # (batch, channels, samples)

      watermark = model.get_watermark(wav, sr)
      watermarked_audio = wav + watermark
      torchaudio.save("watermarked.wav", watermarked_audio[0].detach(), sr)
    `),
    inPython(code`
      # Watermark detector
      import torchaudio
      from audioseal import AudioSeal

      detector = ${call('AudioSeal.load_detector', [id])}

      tensor_wav, sr = torchaudio.load("watermarked.wav")
      watermarked_audio = tensor_wav.unsqueeze(0)  # (batch, channels, samples)

      result, message = detector.detect_watermark(watermarked_audio, sr)
    `),
  ],
});
