import { InputError } from '../../contract/errors.ts';
import type { Job } from '../../contract/job-handle.ts';
import { type Checked, type Issue, issueText, members } from '../../contract/schema.ts';

const job = members<Job>({
  version: 'number',
  id: 'string',
  provider: 'string',
  task: 'string',
  model: 'string',
  providerModel: 'string',
  isRouted: 'boolean',
  urls: 'object',
  ticket: 'object',
});

/** Checks a stored job; throws an InputError with the reason. */
export function readJob(value: unknown): Job {
  const { version } = (value ?? {}) as Partial<Job>;
  if (typeof version === 'number' && version !== 1) {
    throw new InputError(
      `This job has version ${version}, and this release of @hubkit/inference reads version 1. Use the release that submitted it.`,
    );
  }
  // The schema has nothing to wait for.
  const checked = job['~standard'].validate(value) as Checked<Job>;
  if (!checked.issues && URL.canParse(checked.value.urls.status)) return checked.value;
  const why = checked.issues ? issueText(checked.issues[0] as Issue) : 'expected a URL at $.urls.status';
  throw new InputError(`This is not a job: ${why}. Pass what \`job\` of a call resolved to, or the same from JSON.`);
}
