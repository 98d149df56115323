import { call, code } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inPython } from '../library-code/in-language.ts';
import { hasTag } from '../models/model-facts.ts';
import type { ModelRecord } from '../models/model-record.ts';

export const pyannoteAudio = defineLibrary({
  id: 'pyannote-audio',
  prettyLabel: 'pyannote.audio',
  repoName: 'pyannote-audio',
  repoUrl: 'https://github.com/pyannote/pyannote-audio',
  filter: true,
  hostedTasks: ['automatic-speech-recognition'],
  snippets: (model) => [inPython(hasTag(model, 'pyannote-audio-pipeline') ? pipeline(model) : inference(model))],
});

function pipeline({ id }: ModelRecord) {
  return code`
    # A gated model needs your token: token="hf_..."
    from pyannote.audio import Audio, Pipeline
    from pyannote.core import Segment

    pipeline = ${call('Pipeline.from_pretrained', [id])}

    # A whole file
    pipeline("file.wav")

    # An excerpt
    excerpt = Segment(start=2.0, end=5.0)
    waveform, sample_rate = Audio().crop("file.wav", excerpt)
    pipeline({"waveform": waveform, "sample_rate": sample_rate})
  `;
}

function inference({ id }: ModelRecord) {
  return code`
    # A gated model needs your token: token="hf_..."
    from pyannote.audio import Inference, Model
    from pyannote.core import Segment

    model = ${call('Model.from_pretrained', [id])}
    inference = Inference(model)

    # A whole file
    inference("file.wav")

    # An excerpt
    excerpt = Segment(start=2.0, end=5.0)
    inference.crop("file.wav", excerpt)
  `;
}
