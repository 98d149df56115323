import { variable } from '@hubkit/code';
import { prepareJob } from '@hubkit/inference/prepare';
import type { JobResponses } from '../define-responses.ts';
import { headersOf } from './credential.ts';
import { textWithVariables } from './placeholders.ts';
import type { SnippetPreparable } from './prepared-request.ts';
import type { Path, Polling } from './snippet-call.ts';

/** The requests that follow the job of a call: those that the client itself makes of a first response and a last state. */
export function pollingOf(
  { call, options, credential, placeholders }: SnippetPreparable,
  { ticket, id, isAddress = false, status, done, failed, intervalSeconds }: JobResponses,
): Polling {
  const first = ticket(placeholders.get('job') ?? '');
  const [poll, result] = prepareJob(call, [first, withValueAt(first, status, done[0] ?? '')], options);
  return {
    id,
    variable: isAddress ? 'address' : 'job',
    isAddress,
    url: isAddress ? variable('address') : textWithVariables(poll?.url ?? '', placeholders),
    headers: poll ? headersOf(poll, credential.variable) : {},
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
