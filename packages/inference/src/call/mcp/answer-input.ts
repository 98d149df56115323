import { onAbort } from '../../transport/on-abort.ts';
import type { McpInput, McpInputRequest, McpValue } from './input-request.ts';
import type { McpOptions } from './mcp-options.ts';
import { inputProblem, readInputRequest } from './read-input-request.ts';

/** Answers that may be wrong before the request counts as cancelled. */
const MOST_TRIES = 5;

/** The result of a request for input, in the form of the protocol. */
interface InputResult {
  readonly [member: string]: unknown;
  action: 'accept' | 'decline' | 'cancel';
  content?: Record<string, string | number | boolean | string[]>;
}

/** Asks the user by `onInput` for what a server requests. */
export async function answerInput(
  params: Readonly<Record<string, unknown>>,
  server: string,
  onInput: NonNullable<McpOptions['onInput']>,
  signal: AbortSignal,
): Promise<InputResult> {
  const request = readInputRequest(params, server);
  if (!request) return { action: 'decline' };
  let problem: string | undefined;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    signal.throwIfAborted();
    const answer = await untilAborted(signal, async () => onInput(request, { signal, ...(problem && { problem }) }));
    if (answer.action !== 'accept' || request.type === 'url') return { action: answer.action };
    const content = ownContent(request, answer);
    problem = inputProblem(request.fields, content);
    if (!problem) return { action: 'accept', content: mutable(content) };
  }
  return { action: 'cancel' };
}

/** The values of the fields that were requested, and no others. */
function ownContent(
  { fields }: Extract<McpInputRequest, { type: 'form' }>,
  { content = {} }: Extract<McpInput, { action: 'accept' }>,
): Readonly<Record<string, McpValue>> {
  return Object.fromEntries(
    fields.flatMap(({ name }) => {
      const value = Object.hasOwn(content, name) ? content[name] : undefined;
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
}

/** The SDK's types of lists are mutable. */
function mutable(content: Readonly<Record<string, McpValue>>): Record<string, string | number | boolean | string[]> {
  return Object.fromEntries(
    Object.entries(content).map(([name, value]) => [name, typeof value === 'object' ? [...value] : value]),
  );
}

/** A question that nobody waits for any more must not hold up the next one. */
async function untilAborted<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  let forget: (() => void) | undefined;
  const aborted = new Promise<never>((_, reject) => {
    forget = onAbort(signal, () => reject(signal.reason));
  });
  try {
    return await Promise.race([work(), aborted]);
  } finally {
    forget?.();
  }
}
