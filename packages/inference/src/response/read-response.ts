import type { TaskId } from '@hubkit/catalog';
import type { Adapter } from '../contract/adapter.ts';
import { type InferenceError, ProviderOutputError } from '../contract/errors.ts';
import { type Checked, pathText } from '../contract/schema.ts';
import type { StartedCall } from '../request/started-call.ts';
import { refusal } from '../transport/error-from-response.ts';
import type { Reply } from '../transport/open-response.ts';
import { isJson, parseJson, readText } from '../transport/read-body.ts';
import { redactText } from '../transport/redact.ts';

/** Reads an answer that has to be JSON. */
export async function readJson<K extends TaskId>(reply: Reply, started: StartedCall<K>): Promise<unknown> {
  const { context } = started;
  const text = await readText(reply, context.maxBytes.json);
  const contentType = reply.response.headers.get('content-type') ?? '';
  // Some servers send JSON under a plain or no name at all; a page is never taken for it.
  if (text && (isJson(contentType) || /^\s*[[{]/.test(text))) return parseJson(text, context);
  throw malformed(
    started,
    text ? `expected JSON but received ${contentType || 'no content type'}` : 'the answer is empty',
  );
}

/** Checks the fields of an answer that are read. */
export function checkAnswer<K extends TaskId, A>(
  { answer }: Pick<Adapter<K, A>, 'answer'>,
  body: unknown,
  started: StartedCall<K>,
): A {
  // The schemas of answers have nothing to wait for, so none of them gives a promise.
  const result = answer['~standard'].validate(body) as Checked<A>;
  if (!result.issues) return result.value;
  if (holdsError(body)) throw answeredError(body, started);
  const [issue] = result.issues;
  const expected = issue?.message.replace(/^Invalid \w+: E/, 'e').slice(0, 200);
  throw malformed(started, `${expected} at ${pathText(issue?.path)}`);
}

/** The error of an answer that is not what the provider promises. */
export function malformed<K extends TaskId>(
  { route: { adapter, provider }, call: { task }, context }: StartedCall<K>,
  why: string,
): ProviderOutputError {
  const beginning = adapter.malformed
    ? `${adapter.malformed}. ${provider.id} ${task}`
    : `Received malformed response from ${provider.label} ${adapter.label ?? task} API`;
  return new ProviderOutputError(redactText(`${beginning}: ${why}`, context.secrets), context.subject);
}

/** The error in an answer whose status says success. */
export function answeredError<K extends TaskId>(body: unknown, { request, context }: StartedCall<K>): InferenceError {
  return refusal(new Response(null, { status: 200 }), JSON.stringify(body), request, context);
}

/** A refusal that came with the status of a success. */
export function holdsError(body: unknown): body is { readonly error: unknown } {
  const { error, detail } = (body ?? {}) as Record<string, unknown>;
  return Boolean(error ?? detail);
}
