import { toBase64 } from '../../content/base64.ts';
import { isJsonObject } from '../../contract/json.ts';
import { FileBody, type ProviderDefinition } from '../../dialect/provider.ts';
import { bytesInput, hubTask, textInput } from '../../presets/hub-task.ts';
import { readInteger, readOptionalText, readSize } from '../../presets/request-fields.ts';

/** Models of the tasks that generate media. */
export const mediaModels: ProviderDefinition['models'] = {
  'text-to-image': { 'black-forest-labs/FLUX.1-schnell': {}, 'stabilityai/stable-diffusion-xl-base-1.0': {} },
  'image-to-image': { 'timbrooks/instruct-pix2pix': {} },
  'text-to-speech': { 'espnet/kan-bayashi_ljspeech_vits': {} },
  'text-to-audio': { 'facebook/musicgen-small': {} },
  'audio-to-audio': {
    'speechbrain/sepformer-wham': { labels: ['label_0', 'label_1'] },
    'speechbrain/metricgan-plus-voicebank': {},
  },
};

/** The tasks that generate media. The response is the file itself, except for audio in several parts. */
export const mediaTasks: ProviderDefinition['tasks'] = {
  'text-to-image': hubTask('text-to-image', {
    read: (request) => ({
      prompt: textInput(request),
      negativePrompt: readOptionalText(request.parameters, 'negative_prompt'),
      ...readSize(request.parameters, { width: 1024, height: 1024 }),
      seed: readInteger(request.parameters, 'seed'),
      type: 'image/jpeg' as const,
    }),
    write: ({ files: [file] }) => (file ? new FileBody(file) : {}),
  }),
  'image-to-image': hubTask('image-to-image', {
    read: (request) => ({
      images: [bytesInput(request)],
      field: 'inputs',
      prompt: readOptionalText(request.parameters, 'prompt'),
      negativePrompt: readOptionalText(request.parameters, 'negative_prompt'),
      size: isJsonObject(request.parameters.target_size)
        ? readSize(request.parameters.target_size, { width: 512, height: 512 })
        : undefined,
      seed: readInteger(request.parameters, 'seed'),
      type: 'image/jpeg' as const,
    }),
    write: ({ files: [file] }) => (file ? new FileBody(file) : {}),
  }),
  'text-to-speech': hubTask('text-to-speech', {
    read: (request) => ({ text: textInput(request), type: 'audio/flac' as const }),
    write: ({ files: [file] }) => (file ? new FileBody(file) : {}),
  }),
  'text-to-audio': hubTask('text-to-audio', {
    read: (request) => ({ prompt: textInput(request), type: 'audio/flac' as const }),
    write: ({ files: [file] }) => (file ? new FileBody(file) : {}),
  }),
  'audio-to-audio': hubTask('audio-to-audio', {
    read: (request) => ({ audio: bytesInput(request), field: 'inputs', type: 'audio/flac' as const }),
    write: ({ files, labels }) =>
      files.map((file, index) => ({
        label: labels[index],
        blob: toBase64(file.bytes),
        'content-type': file.type,
      })),
  }),
};
