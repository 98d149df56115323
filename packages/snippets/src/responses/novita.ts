import { defineResponses, urlAt } from '../define-responses.ts';

const job = {
  ticket: (id: string) => ({ task_id: id }),
  id: ['task_id'],
  status: ['task', 'status'],
  intervalSeconds: 1,
};

export const novita = defineResponses({
  provider: 'novita',
  job: [
    { ...job, tasks: ['text-to-video'], done: ['TASK_STATUS_SUCCEED'], failed: ['TASK_STATUS_FAILED'] },
    { ...job, tasks: ['image-text-to-video'], done: ['succeeded'], failed: ['failed', 'cancelled'] },
  ],
  results: {
    'text-to-video': urlAt('videos', 0, 'video_url'),
    'image-text-to-video': urlAt('task', 'content', 'url'),
  },
});
