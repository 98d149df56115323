import { defineFaults } from './fault.ts';

/** Faults of jobs. A fault of the request that submits a job stays with the job. */
export const JOB_FAULTS = defineFaults({
  'job-failed': { type: 'job', summary: 'the job ends with an error', job: { state: 'failed' } },
  'job-moderated': {
    type: 'job',
    summary: 'the content filter of the provider ends the job',
    job: { state: 'moderated' },
  },
  'job-cancelled': { type: 'job', summary: 'the provider cancels the job', job: { state: 'cancelled' } },
  'job-expired': { type: 'job', summary: 'the job is not known any more', job: { state: 'expired' } },
  'job-stuck': { type: 'job', summary: 'the job stays in the queue', job: { state: 'queued' } },
  'job-unknown-state': {
    type: 'job',
    summary: 'the job is in a state that no client knows',
    job: { state: 'unknown' },
  },
  'job-no-id': { type: 'job', summary: 'responses about the job have no id', job: { without: 'id' } },
  'job-foreign-url': {
    type: 'job',
    summary: 'the URLs of the job point to another host',
    job: { origin: 'http://169.254.169.254' },
  },
  'job-no-media': { type: 'job', summary: 'the result of the job has no files', job: { without: 'files' } },
});
