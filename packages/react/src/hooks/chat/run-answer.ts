import { type Failure, setResult, type ToolResult, type Turn } from '@hubkit/messages/turns';
import { toFailure } from '../service/failure.ts';
import type { ChatOptions } from './chat-options.ts';
import { callsOfPage, isAsked, needsUser } from './page-calls.ts';
import { streamAnswer } from './stream-answer.ts';

export { stopStream } from '../service/gateway-stream.ts';

/** The chat of an answer, as far as the answer needs it. */
export interface AnswerChat {
  /** The options, which may change between two requests. */
  readonly options: () => ChatOptions;
  readonly find: (id: string) => Turn;
  /** The messages up to one, itself included. */
  readonly path: (id: string) => readonly Turn[];
  /** Changes a message, and stores it. */
  readonly change: (id: string, fields: Partial<Turn>) => void;
  readonly describe: (error: unknown) => Failure;
  /** Changes a message at the next frame, and stores it soon. */
  readonly changeSoon: (id: string, fields: Partial<Turn>) => void;
}

/**
 * Requests the text of an answer, runs its tools, and repeats both until it calls none. Returns how the answer has ended, which is of no interest
 * after an abort.
 *
 * @param isAttached - True to read the answer from its kept stream first.
 */
export async function runAnswer(
  chat: AnswerChat,
  id: string,
  { signal, isAttached }: { readonly signal: AbortSignal; readonly isAttached: boolean },
): Promise<Partial<Turn>> {
  const end: Partial<Turn> = { status: 'done', stream: undefined };
  try {
    for (let step = 0; (isAttached && step === 0) || ((await runTools(chat, id, signal)) && !signal.aborted); ) {
      if (step++ === (chat.options().maxSteps ?? 10)) return { ...end, finish: 'max-steps' };
      await request(chat, id, signal);
      if (!pageCalls(chat, id)[0]) break;
    }
    return end;
  } catch (error) {
    return endOfFailed(error, chat.find(id).stream, chat.describe);
  }
}

/**
 * The end of an answer after an error. One whose connection or session was lost keeps its stream, so that `resume` attaches to it; one whose
 * stream is gone is interrupted, and one that another page has stopped is stopped.
 */
function endOfFailed(error: unknown, stream: Turn['stream'], describe: AnswerChat['describe']): Partial<Turn> {
  const { code, status } = toFailure(error);
  if (stream && (status === 404 || status === 410 || code === 'EXPIRED'))
    return { status: 'interrupted', stream: undefined };
  if (stream && code === 'CANCELLED') return { status: 'stopped', stream: undefined };
  const isLost = code === 'connection' || status === 401;
  return { status: 'failed', failure: describe(error), stream: isLost ? stream : undefined };
}

/** Streams one response into an answer. What else changes in the message meanwhile, such as its data, stays. */
async function request({ options, find, path, change, changeSoon }: AnswerChat, id: string, signal: AbortSignal) {
  const before = find(id);
  let received: Partial<Turn> = {};
  const onStream = (stream: Turn['stream']) => signal.aborted || change(id, { stream });
  for await (const fields of streamAnswer(options(), path(id), signal, onStream)) {
    if (signal.aborted) return;
    received = { ...received, ...fields };
    // The first chunk often has a role only.
    if (fields.parts[0]) {
      received = { ...received, status: 'open', firstAt: received.firstAt ?? before.firstAt ?? Date.now() };
      changeSoon(id, received);
    }
  }
  if (!signal.aborted) change(id, received);
}

/** Runs the called tools of the page. Resolves to false if calls wait for the user: for a decision, or for `addToolResult`. */
async function runTools(chat: AnswerChat, id: string, signal: AbortSignal): Promise<boolean> {
  const setCall = (callId: string | undefined, state: ToolResult) =>
    chat.change(id, { parts: setResult(chat.find(id).parts, callId, state) });
  for (const call of await needsUser(pageCalls(chat, id))) if (!signal.aborted) setCall(call.id, { approval: 'asked' });
  // No call runs before all of them have a decision, so that their order stays the model's.
  if (signal.aborted || chat.find(id).parts.some(isAsked)) return false;
  const runs = pageCalls(chat, id).map(async ({ call, tool }) => {
    const outcome = await tool.run?.(call.arguments, signal);
    if (outcome && !signal.aborted) setCall(call.id, outcome);
  });
  await Promise.all(runs);
  return !pageCalls(chat, id)[0];
}

function pageCalls({ find, options }: AnswerChat, id: string) {
  return callsOfPage(find(id), options().tools);
}
