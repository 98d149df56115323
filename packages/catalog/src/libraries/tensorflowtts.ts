import { call, code, lines, paragraphs } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inPython } from '../library-code/in-language.ts';
import { hasTag } from '../models/model-facts.ts';

export const tensorflowtts = defineLibrary({
  id: 'tensorflowtts',
  prettyLabel: 'TensorFlowTTS',
  repoName: 'TensorFlowTTS',
  repoUrl: 'https://github.com/TensorSpeech/TensorFlowTTS',
  snippets: (model) => {
    if (hasTag(model, 'text-to-mel')) return [inPython(textToMel(model.id))];
    return [
      inPython(paragraphs(load(model.id, hasTag(model, 'mel-to-wav')), hasTag(model, 'mel-to-wav') && melToWav())),
    ];
  },
});

function textToMel(id: string) {
  return code`
    from tensorflow_tts.inference import AutoProcessor, TFAutoModel

    processor = ${call('AutoProcessor.from_pretrained', [id])}
    model = ${call('TFAutoModel.from_pretrained', [id])}
  `;
}

function load(id: string, readsArrays: boolean) {
  return paragraphs(
    lines(readsArrays && code`import numpy as np`, code`from tensorflow_tts.inference import TFAutoModel`),
    code`model = ${call('TFAutoModel.from_pretrained', [id])}`,
  );
}

function melToWav() {
  return code`
    mels = np.load("mels.npy")  # spectrograms of a text-to-mel model: (batch, frames, bands)
    audios = model.inference(mels)
  `;
}
