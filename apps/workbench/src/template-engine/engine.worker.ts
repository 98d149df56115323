import { createAnswer } from './answer-request.ts';
import type { EngineRequest, EngineResponse } from './protocol.ts';

/** The part of a worker's scope that is used: the library types of workers exclude those of pages. */
interface Scope {
  postMessage(message: EngineResponse): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<EngineRequest>) => void): void;
}

const scope = globalThis as unknown as Scope; // A worker has no `window`: what runs here is its scope.
const answer = createAnswer((response) => scope.postMessage(response));
scope.addEventListener('message', ({ data }) => answer(data));
scope.postMessage({ type: 'started' });
