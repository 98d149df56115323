import { bytesInput, hubTask } from '../../presets/hub-task.ts';
import { readInteger } from '../../presets/request-fields.ts';

export const audioModels = {
  'automatic-speech-recognition': { 'openai/whisper-large-v3': {}, 'openai/whisper-large-v3-turbo': {} },
  'audio-classification': {
    'MIT/ast-finetuned-audioset-10-10-0.4593': {},
    'ehcalabres/wav2vec2-lg-xlsr-en-speech-emotion-recognition': {
      labels: ['angry', 'calm', 'disgust', 'fearful', 'happy', 'neutral', 'sad', 'surprised'],
    },
  },
};

export const audioTasks = {
  'automatic-speech-recognition': hubTask('automatic-speech-recognition', {
    read: (request) => ({ audio: bytesInput(request), field: 'inputs' }),
    write: ({ text, chunks }, { request: { body } }) => ({
      text,
      ...(wantsTimestamps(body.parameters) ? { chunks } : {}),
    }),
  }),
  'audio-classification': hubTask('audio-classification', {
    read: (request) => ({
      audio: bytesInput(request),
      field: 'inputs',
      topK: readInteger(request.parameters, 'top_k'),
    }),
    write: (labels) => labels,
  }),
};

function wantsTimestamps(parameters: unknown): boolean {
  return parameters instanceof Object && 'return_timestamps' in parameters && parameters.return_timestamps === true;
}
