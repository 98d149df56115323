import type { CallPromise, CallResponse, CallStream, WithResponse } from '../contract/call-response.ts';
import { InputError } from '../contract/errors.ts';

/** The connection between a call and `withResponse`, which may be called on it before it starts. */
export interface CallWatch {
  isOn: boolean;
  /** The response, once the call has started. */
  response?: CallResponse;
}

/** Adds `withResponse` to the promise of a call. Not enumerable: who prints or compares the promise sees a promise. */
export function watchable<Result, P extends Promise<Result>>(promise: P, watch: CallWatch): P & CallPromise<Result> {
  const withResponse = async (): Promise<WithResponse<Result>> => {
    watch.isOn = true;
    const data = await promise;
    return { data, response: responseOf(watch) };
  };
  return Object.defineProperty(promise, 'withResponse', { value: withResponse }) as P & CallPromise<Result>;
}

/** Adds `withResponse` to a stream. */
export function watchableStream<T>(stream: AsyncGenerator<T, void, undefined>, watch: CallWatch): CallStream<T> {
  const withResponse = async (): Promise<WithResponse<AsyncGenerator<T, void, undefined>>> => {
    watch.isOn = true;
    const first = stream.next();
    await first;
    let begun: typeof first | undefined = first;
    const next = () => {
      const result = begun ?? stream.next();
      begun = undefined;
      return result;
    };
    return { data: Object.create(stream, { next: { value: next } }), response: responseOf(watch) };
  };
  return Object.defineProperty(stream, 'withResponse', { value: withResponse }) as CallStream<T>;
}

function responseOf({ response }: CallWatch): CallResponse {
  if (response) return response;
  throw new InputError('Call withResponse() at once, on what the method returns; this call had started without it.');
}
