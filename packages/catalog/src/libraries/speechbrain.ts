import { call, code, identifier } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inPython } from '../library-code/in-language.ts';
import type { ModelRecord } from '../models/model-record.ts';

/** The method by which each interface processes a file. */
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
  snippets: ({ id, config }) => [inPython(load(id, config?.speechbrain))],
});

function load(id: string, settings: NonNullable<ModelRecord['config']>['speechbrain']) {
  const name = settings?.speechbrain_interface;
  if (!name) return code`# interface not specified in config.json`;
  if (name === 'Tacotron2' && settings.vocoder_model_id) return synthesis(id, settings.vocoder_model_id);
  const method = methods.get(name);
  if (method === undefined) return code`# interface in config.json invalid`;
  return code`
    from speechbrain.inference import ${identifier(name)}

    model = ${call(`${name}.from_hparams`, [id])}
    ${call(`model.${method}`, ['file.wav'])}
  `;
}

/** Tacotron2 makes spectrograms, which a vocoder turns into sound. */
function synthesis(id: string, vocoderId: string) {
  return code`
    import torchaudio
    from speechbrain.inference import HIFIGAN, Tacotron2

    tacotron2 = ${call('Tacotron2.from_hparams', [id])}
    hifi_gan = ${call('HIFIGAN.from_hparams', [vocoderId])}

    mel_output, mel_length, alignment = tacotron2.encode_text("The meeting starts at nine.")
    waveforms = hifi_gan.decode_batch(mel_output)
    torchaudio.save("output.wav", waveforms.squeeze(1), 22050)
  `;
}
