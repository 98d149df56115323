import { variable } from '@hubkit/code';
import type { PreparedRequest } from '@hubkit/inference/prepare';
import type { JobResponses } from '../response-places.ts';
import { createHeaders } from './credential.ts';
import { textWithVariables } from './placeholders.ts';
import type { SnippetPreparable } from './prepared-request.ts';
import type { Path, Polling } from './snippet-call.ts';

/** The responses of a job from which the client makes all further requests: a first response and the last state. */
export function createResponses(job: JobResponses, { placeholders }: SnippetPreparable): readonly object[] {
  const first = job.ticket(placeholders.texts.get('job') ?? '');
  return [first, withValueAt(first, job.status, job.done[0] ?? '')];
}

/** Derives the polling of a job from the requests that the client sends after these responses. */
export function createPolling(
  { credential, placeholders }: SnippetPreparable,
  { id, isAddress = false, status, done, failed, intervalSeconds }: JobResponses,
  [poll, result]: readonly PreparedRequest[],
): Polling {
  return {
    id,
    variable: isAddress ? 'address' : 'job',
    isAddress,
    url: isAddress ? variable('address') : textWithVariables(poll?.url ?? '', placeholders),
    headers: poll ? createHeaders(poll, credential.variable) : {},
    status,
    done,
    failed,
    intervalSeconds,
    resultUrl: result && textWithVariables(result.url, placeholders),
  };
}

/** An object with a value at the end of a path of members. */
function withValueAt(object: object, [key = '', ...path]: Path, value: string): object {
  const member: unknown = Reflect.get(object, key);
  return { ...object, [key]: path.length === 0 ? value : withValueAt(Object(member), path, value) };
}
