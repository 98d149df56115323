import { defineResponses, urlAt } from '../define-responses.ts';

export const novita = defineResponses({
  provider: 'novita',
  job: {
    tasks: ['text-to-video'],
    ticket: (id) => ({ task_id: id }),
    id: ['task_id'],
    status: ['task', 'status'],
    done: ['TASK_STATUS_SUCCEED'],
    failed: ['TASK_STATUS_FAILED'],
    intervalSeconds: 1,
  },
  results: { 'text-to-video': urlAt('videos', 0, 'video_url') },
});
