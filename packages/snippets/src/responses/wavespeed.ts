import { defineResponses, urlAt } from '../define-responses.ts';

const file = urlAt('data', 'outputs', 0);

export const wavespeed = defineResponses({
  provider: 'wavespeed',
  job: {
    tasks: [
      'text-to-image',
      'text-to-video',
      'image-to-image',
      'image-to-video',
      'image-text-to-image',
      'image-text-to-video',
    ],
    ticket: (id) => ({ data: { id } }),
    id: ['data', 'id'],
    status: ['data', 'status'],
    done: ['completed'],
    failed: ['failed'],
    intervalSeconds: 1,
  },
  results: {
    'text-to-image': file,
    'text-to-video': file,
    'image-to-image': file,
    'image-to-video': file,
    'image-text-to-image': file,
    'image-text-to-video': file,
  },
});
