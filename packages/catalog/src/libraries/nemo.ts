import { type Code, call, code } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inPython } from '../library-code/in-language.ts';
import { hasTag } from '../models/model-facts.ts';
import type { ModelRecord } from '../models/model-record.ts';

export const nemo = defineLibrary({
  id: 'nemo',
  prettyLabel: 'NeMo',
  repoName: 'NeMo',
  repoUrl: 'https://github.com/NVIDIA/NeMo',
  filter: true,
  countDownloads: 'path_extension:"nemo" OR path:"model_config.yaml" OR path_extension:"json"',
  hostedTasks: ['automatic-speech-recognition'],
  snippets: (model) => [inPython(domains.find(([tag]) => hasTag(model, tag))?.[1](model) ?? unknownDomain())],
});

/** The tag of each domain of NeMo, and the code for its models. */
const domains: ReadonlyArray<readonly [tag: string, load: (model: ModelRecord) => Code]> = [
  ['automatic-speech-recognition', speechRecognition],
];

function speechRecognition({ id }: ModelRecord): Code {
  return code`
    import nemo.collections.asr as nemo_asr

    asr_model = ${call('nemo_asr.models.ASRModel.from_pretrained', [id])}
    transcriptions = asr_model.transcribe(["file.wav"])
  `;
}

function unknownDomain(): Code {
  return code`# tag did not correspond to a valid NeMo domain.`;
}
