import type { JsonObject } from '../../contract/json.ts';
import { ProblemError } from '../../contract/problem.ts';
import type { ProviderDefinition } from '../../dialect/provider.ts';
import { isQueued } from '../../presets/fal-queue.ts';
import { readDataUrlField, readInteger, readOptionalText, readText } from '../../presets/request-fields.ts';
import { falFile } from './file.ts';

/** Models of the tasks about audio. */
export const audioModels: ProviderDefinition['models'] = {
  'automatic-speech-recognition': { 'openai/whisper-large-v3': 'fal-ai/whisper' },
  'text-to-speech': { 'hexgrad/Kokoro-82M': 'fal-ai/kokoro/american-english', 'nari-labs/Dia-1.6B': 'fal-ai/dia-tts' },
  'text-to-audio': {
    'stabilityai/stable-audio-open-1.0': 'fal-ai/stable-audio',
    'ACE-Step/ACE-Step-v1-3.5B': 'fal-ai/ace-step/prompt-to-audio',
  },
  'audio-to-audio': { 'Rikorose/DeepFilterNet3': 'fal-ai/deepfilternet3' },
};

/** The tasks about audio. */
export const audioTasks: ProviderDefinition['tasks'] = {
  'automatic-speech-recognition': {
    path: '/{model}',
    isJob: isQueued,
    read: ({ body }) => ({ audio: readAudio(body), field: 'audio_url' }),
    write: ({ text, chunks }) => ({ text, chunks, inferred_languages: ['en'], diarization_segments: [] }),
  },
  'text-to-speech': {
    path: '/{model}',
    isJob: isQueued,
    read: ({ body }) => ({ text: readText(body, 'text'), type: 'audio/wav' as const }),
    write: ({ files: [file] }, { storeFile }) => ({ audio: file && falFile(file, storeFile) }),
  },
  'text-to-audio': {
    path: '/{model}',
    isJob: isQueued,
    read: ({ body }) => ({
      prompt: readText(body, 'prompt'),
      seconds: readInteger(body, 'seconds_total') ?? readInteger(body, 'duration'),
      seed: readInteger(body, 'seed'),
      type: 'audio/wav' as const,
    }),
    write({ files: [file], seed }, { request, storeFile }) {
      const stored = file && falFile(file, storeFile);
      // Stable Audio has a name of its own for its result.
      return request.modelName === 'fal-ai/stable-audio' ? { audio_file: stored } : { audio: stored, seed };
    },
  },
  'audio-to-audio': {
    path: '/{model}',
    isJob: isQueued,
    read: ({ body }) => ({
      audio: readAudio(body),
      field: 'audio_url',
      type: readOptionalText(body, 'audio_format') === 'flac' ? ('audio/flac' as const) : ('audio/wav' as const),
    }),
    write: ({ files: [file] }, { storeFile }) => ({
      audio: file && falFile(file, storeFile),
      timings: { inference: 0.2 },
    }),
  },
};

/** The media types of data URLs that the service can map to a file ending; it rejects all others. */
const AUDIO_TYPES = ['audio/mpeg', 'audio/x-wav', 'video/webm'];

function readAudio(body: JsonObject): Uint8Array {
  const { type, bytes } = readDataUrlField(body, 'audio_url');
  if (AUDIO_TYPES.includes(type)) return bytes;
  throw new ProblemError({ status: 400, reason: 'other', message: 'Unsupported data URL' });
}
