import { call, code, identifier } from '@hubkit/code';
import { defineLibrary } from '../define-library.ts';

const methods: ReadonlyMap<string, string> = new Map([
  ['EncoderClassifier', 'classify_file'],
  ['EncoderDecoderASR', 'transcribe_file'],
  ['EncoderASR', 'transcribe_file'],
  ['SpectralMaskEnhancement', 'enhance_file'],
  ['SepformerSeparation', 'separate_file'],
]);

export const speechbrain = defineLibrary({
  id: 'speechbrain',
  prettyLabel: 'speechbrain',
  repoName: 'speechbrain',
  repoUrl: 'https://github.com/speechbrain/speechbrain',
  docsUrl: 'https://huggingface.co/docs/hub/speechbrain',
  filter: true,
  countDownloads: 'path:"hyperparams.yaml"',
  hostedTasks: ['audio-classification', 'audio-to-audio', 'automatic-speech-recognition', 'text-to-speech'],
  snippets: ({ id, config }) => [{ language: 'python', code: load(id, config?.speechbrain?.speechbrain_interface) }],
});

function load(id: string, speechbrainInterface: string | null | undefined) {
  if (!speechbrainInterface) return code`# interface not specified in config.json`;
  const method = methods.get(speechbrainInterface);
  if (method === undefined) return code`# interface in config.json invalid`;
  return code`
    from speechbrain.inference import ${identifier(speechbrainInterface)}

    model = ${call(`${speechbrainInterface}.from_hparams`, [id])}
    ${call(`model.${method}`, ['file.wav'])}
  `;
}
