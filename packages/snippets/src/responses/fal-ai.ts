import { defineResponses, urlAt } from '../define-responses.ts';

const image = urlAt('images', 0, 'url');
const video = urlAt('video', 'url');

export const falAi = defineResponses({
  provider: 'fal-ai',
  job: {
    tasks: [
      'text-to-image',
      'image-to-image',
      'image-text-to-image',
      'image-segmentation',
      'text-to-video',
      'image-to-video',
      'image-text-to-video',
      'text-to-audio',
      'audio-to-audio',
    ],
    ticket: (id) => ({ request_id: id }),
    id: ['request_id'],
    status: ['status'],
    done: ['COMPLETED'],
    failed: ['FAILED', 'ERROR', 'CANCELED', 'CANCELLED'],
    intervalSeconds: 1,
  },
  results: {
    'text-to-image': image,
    'image-to-image': image,
    'image-text-to-image': image,
    'text-to-video': video,
    'image-to-video': video,
    'image-text-to-video': video,
    'text-to-speech': urlAt('audio', 'url'),
    // Models of Stability have a name of their own for it.
    'text-to-audio': (model) => (/stable-audio/i.test(model) ? urlAt('audio_file', 'url') : urlAt('audio', 'url')),
  },
});
