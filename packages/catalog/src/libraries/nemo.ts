import { call, code } from '@hubkit/code';
import { defineLibrary } from '../define-library.ts';
import { hasTag } from '../model-facts.ts';

export const nemo = defineLibrary({
  id: 'nemo',
  prettyLabel: 'NeMo',
  repoName: 'NeMo',
  repoUrl: 'https://github.com/NVIDIA/NeMo',
  filter: true,
  countDownloads: 'path_extension:"nemo" OR path:"model_config.yaml" OR path_extension:"json"',
  hostedTasks: ['automatic-speech-recognition'],
  snippets: (model) => [
    {
      language: 'python',
      code: hasTag(model, 'automatic-speech-recognition')
        ? code`
            import nemo.collections.asr as nemo_asr

            asr_model = ${call('nemo_asr.models.ASRModel.from_pretrained', [model.id])}
            transcriptions = asr_model.transcribe(["file.wav"])
          `
        : code`# tag did not correspond to a valid NeMo domain.`,
    },
  ],
});
