import { defineResponses, urlAt } from '../define-responses.ts';

export const zaiOrg = defineResponses({
  provider: 'zai-org',
  job: {
    tasks: ['text-to-image'],
    ticket: (id) => ({ id }),
    id: ['id'],
    status: ['task_status'],
    done: ['SUCCESS'],
    failed: ['FAIL'],
    intervalSeconds: 5,
  },
  results: { 'text-to-image': urlAt('image_result', 0, 'url') },
});
