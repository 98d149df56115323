import { createStore, type Store } from '../store/create-store.ts';

/** A request for input that waits for the user. */
export interface WaitingInput<Request> {
  readonly id: number;
  readonly request: Request;
  /** What is wrong with the previous answer. */
  readonly problem?: string;
}

/** Requests for input that wait for the user, the oldest first. */
export interface InputState<Request> {
  readonly waiting: readonly WaitingInput<Request>[];
}

/** What is known of a request, as `onInput` of `mcpTools` is given it. */
export interface InputContext {
  readonly signal: AbortSignal;
  readonly problem?: string;
}

/** Requests for input, and the answers to them. */
export interface InputStore<Request, Answer> extends Store<InputState<Request>> {
  /** Takes a request, and resolves to its answer: pass it to `mcpTools` as `onInput`. */
  readonly onInput: (request: Request, context: InputContext) => Promise<Answer>;
  /** Answers a request. One that does not wait any more is left alone. */
  readonly answer: (id: number, answer: Answer) => void;
}

/** Creates a store of requests for input. A request whose call has ended is taken away. */
export function createInputs<Request, Answer>(): InputStore<Request, Answer> {
  const { set, ...store } = createStore<InputState<Request>>({ waiting: [] });
  const answers = new Map<number, (answer: Answer) => void>();
  let count = 0;
  const remove = (id: number) => {
    answers.delete(id);
    set(({ waiting }) => ({ waiting: waiting.filter((one) => one.id !== id) }));
  };
  return {
    ...store,
    async onInput(request, { signal, problem }) {
      signal.throwIfAborted();
      const id = count++;
      return new Promise((resolve, reject) => {
        const abort = () => {
          remove(id);
          reject(signal.reason);
        };
        answers.set(id, (answer) => {
          signal.removeEventListener('abort', abort);
          remove(id);
          resolve(answer);
        });
        signal.addEventListener('abort', abort, { once: true });
        set(({ waiting }) => ({ waiting: [...waiting, { id, request, ...(problem !== undefined && { problem }) }] }));
      });
    },
    answer: (id, answer) => answers.get(id)?.(answer),
  };
}
