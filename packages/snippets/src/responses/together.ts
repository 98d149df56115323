import { base64At, defineResponses, urlAt } from '../define-responses.ts';

const image = base64At('data', 0, 'b64_json');
const video = urlAt('outputs', 'video_url');

export const together = defineResponses({
  provider: 'together',
  job: {
    tasks: ['text-to-video', 'image-to-video'],
    ticket: (id) => ({ id }),
    id: ['id'],
    status: ['status'],
    done: ['completed'],
    failed: ['failed', 'cancelled'],
    intervalSeconds: 2,
  },
  results: { 'text-to-image': image, 'image-to-image': image, 'text-to-video': video, 'image-to-video': video },
});
