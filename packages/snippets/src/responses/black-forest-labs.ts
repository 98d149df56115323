import { defineResponses, urlAt } from '../define-responses.ts';

export const blackForestLabs = defineResponses({
  provider: 'black-forest-labs',
  job: {
    tasks: ['text-to-image'],
    ticket: (id) => ({ id, polling_url: `https://api.us1.bfl.ai/v1/get_result?id=${id}` }),
    // The address names the region that runs the job.
    id: ['polling_url'],
    isAddress: true,
    status: ['status'],
    done: ['Ready'],
    failed: ['Error', 'Failed', 'Request Moderated', 'Content Moderated', 'Task not found'],
    intervalSeconds: 1,
  },
  results: { 'text-to-image': urlAt('result', 'sample') },
});
