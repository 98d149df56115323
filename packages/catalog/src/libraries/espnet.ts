import { call, code } from '@hubkit/code';
import { defineLibrary } from '../define-library.ts';
import { hasTag } from '../model-facts.ts';

export const espnet = defineLibrary({
  id: 'espnet',
  prettyLabel: 'ESPnet',
  repoName: 'ESPnet',
  repoUrl: 'https://github.com/espnet/espnet',
  docsUrl: 'https://huggingface.co/docs/hub/espnet',
  filter: true,
  hostedTasks: ['text-to-speech', 'automatic-speech-recognition'],
  snippets: (model) => {
    if (hasTag(model, 'text-to-speech')) {
      return [
        {
          language: 'python',
          code: code`
            from espnet2.bin.tts_inference import Text2Speech

            model = ${call('Text2Speech.from_pretrained', [model.id])}
            speech, *_ = model("Write the text to be spoken here.")
          `,
        },
      ];
    }
    if (hasTag(model, 'automatic-speech-recognition')) {
      return [
        {
          language: 'python',
          code: code`
            import soundfile
            from espnet2.bin.asr_inference import Speech2Text

            model = ${call('Speech2Text.from_pretrained', [model.id])}
            speech, rate = soundfile.read("speech.wav")
            text, *_ = model(speech)[0]
          `,
        },
      ];
    }
    return [
      {
        language: 'python',
        code: code`unknown model type (must be text-to-speech or automatic-speech-recognition)`,
      },
    ];
  },
});
