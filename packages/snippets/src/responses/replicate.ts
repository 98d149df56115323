import { defineResponses } from '../define-responses.ts';

const file = { form: 'url', at: ['output'], mayBeList: true } as const;

export const replicate = defineResponses({
  provider: 'replicate',
  job: {
    tasks: ['text-to-image', 'text-to-speech', 'text-to-video', 'image-to-image', 'automatic-speech-recognition'],
    ticket: (id) => ({ id, status: 'starting' }),
    id: ['id'],
    status: ['status'],
    done: ['succeeded'],
    failed: ['failed', 'canceled', 'aborted'],
    intervalSeconds: 1,
  },
  results: { 'text-to-image': file, 'image-to-image': file, 'text-to-speech': file, 'text-to-video': file },
});
