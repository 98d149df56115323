import { call, code } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inPlainText, inPython } from '../library-code/in-language.ts';
import { hasTag } from '../models/model-facts.ts';

export const espnet = defineLibrary({
  id: 'espnet',
  prettyLabel: 'ESPnet',
  repoName: 'ESPnet',
  repoUrl: 'https://github.com/espnet/espnet',
  docsUrl: 'https://huggingface.co/docs/hub/espnet',
  filter: true,
  hostedTasks: ['text-to-speech', 'automatic-speech-recognition'],
  snippets: (model) => {
    if (hasTag(model, 'text-to-speech')) return [inPython(synthesis(model.id))];
    if (hasTag(model, 'automatic-speech-recognition')) return [inPython(recognition(model.id))];
    return [inPlainText('unknown model type (must be text-to-speech or automatic-speech-recognition)')];
  },
});

function synthesis(id: string) {
  return code`
    from espnet2.bin.tts_inference import Text2Speech

    model = ${call('Text2Speech.from_pretrained', [id])}
    speech, *_ = model("Write the text to be spoken here.")
  `;
}

function recognition(id: string) {
  return code`
    import soundfile
    from espnet2.bin.asr_inference import Speech2Text

    model = ${call('Speech2Text.from_pretrained', [id])}
    speech, rate = soundfile.read("speech.wav")
    text, *_ = model(speech)[0]
  `;
}
