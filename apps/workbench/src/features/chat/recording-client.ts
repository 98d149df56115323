import type { ChatCallAbout, ChatClient } from '@hubkit/react/hooks';
import { isLoadFailure } from '../../host-config/host-state.ts';
import { type Failure, loadFailure } from '../../run/failure.ts';
import type { Run, RunSpec } from '../../run/run.ts';
import type { RunHandle } from '../../run/start-run.ts';
import { createStore, type Store } from '../../state/store.ts';

/** Starts a run, which gives its chunks to a function. */
export type StartRun = (spec: RunSpec, onChunk: (chunk: unknown) => void) => RunHandle;

interface RecordingOptions {
  readonly start: StartRun;
  /** False for answers that come in one piece. */
  readonly isStreamed: () => boolean;
  readonly onRun: (turn: string, run: RunHandle) => void;
}

/** The arguments that a chat calls its client with. */
interface ChatCall {
  readonly model: string;
  readonly provider: string;
  readonly messages: readonly { readonly role: string }[];
  readonly [argument: string]: unknown;
}

/**
 * The request that continues an answer. Few providers continue a last message of the assistant by themselves, and the others would
 * begin a new one; it is part of the call only, and shown nowhere.
 */
const GO_ON = {
  role: 'user',
  content: 'Continue your last message exactly where it stops. Repeat nothing of it, and add no introduction.',
};

/** A client for chats whose calls are runs, with their attempts, faults and events. */
export function recordingClient({ start, isStreamed, onRun }: RecordingOptions): ChatClient {
  async function* stream(
    { model, provider, messages, ...others }: ChatCall,
    signal: AbortSignal | undefined,
    about: ChatCallAbout | undefined,
  ) {
    const isCut = messages.at(-1)?.role === 'assistant';
    const given = Object.entries(others).filter(([, value]) => value !== undefined);
    const args = { ...Object.fromEntries(given), messages: isCut ? [...messages, GO_ON] : messages };
    const chunks: object[] = [];
    let wake = () => {};
    const run = start(
      { task: 'conversational', method: 'chatCompletion', provider, model, isStreamed: isStreamed(), args },
      (chunk) => {
        chunks.push(Object(chunk));
        wake();
      },
    );
    signal?.addEventListener('abort', run.stop);
    if (about) onRun(about.turn, run);
    let last: Run | undefined;
    void run.ended.then((ended) => {
      last = ended;
      wake();
    });
    for (;;) {
      yield* chunks.splice(0);
      // More may have come while those were taken.
      if (chunks.length > 0) continue;
      if (last) break;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
    if (last.failure) throw new Error(last.failure.message, { cause: last.failure });
  }
  return {
    chatCompletionStream: (args: ChatCall, { signal } = {}, about) => stream(args, signal, about),
  };
}

/** Describes an error of a chat: the failure of its run, or what the storage says. */
export function describeFailure(error: unknown): Failure {
  const { cause, message = String(error) } = Object(error) as Partial<Error>;
  // Only the client above gives an error such a cause.
  if (typeof cause === 'object' && cause !== null && 'title' in cause) return cause as Failure;
  if (isLoadFailure(error)) return loadFailure(error);
  return { kind: 'Error', title: 'Something went wrong in this page', message, canRetry: true, advice: 'Try again.' };
}

/** Number of runs that stay in memory, with their events and the messages that were sent. */
const MAX_RUNS = 12;

export type RunLog = ReturnType<typeof createRunLog>;

/** Makes a log of the runs behind the answers of this page, by the ids of their messages. They are not stored. */
export function createRunLog() {
  const store = createStore<Readonly<Record<string, Run>>>({});
  return {
    store,
    /** Follows the run behind a message. */
    add(turn: string, run: Store<Run>) {
      // The order of names is that in which they were added.
      store.set((all) => Object.fromEntries([...Object.entries(all), [turn, run.get()]].slice(-MAX_RUNS)));
      run.subscribe(() => store.set((all) => (all[turn] ? { ...all, [turn]: run.get() } : all)));
    },
  };
}
