import type { TaskId } from '@hubkit/catalog';
import type { CallOptions } from '../contract/options.ts';
import type { CallTarget, TaskFunctions } from '../contract/task-functions.ts';
import type { ClientState } from '../routing/client-state.ts';
import { createClientState } from './client-state.ts';
import { METHODS, STREAM_METHODS } from './methods.gen.ts';
import { streamFunction, taskFunction } from './task-function.ts';

/** What a client does in every call, unless the call says otherwise. */
export interface ClientOptions extends CallOptions {
  /** A dedicated endpoint or any OpenAI-compatible server for all calls. */
  readonly endpointUrl?: string;
}

/** What `new` gives: the class and one method for every task of the catalogue, which a class body cannot say. */
type ClientClass = new (accessToken?: string, options?: ClientOptions) => ClientMembers & TaskFunctions;

interface ClientMembers {
  /** A client for one endpoint, with the same token and options. */
  endpoint(endpointUrl: string): InferenceClient;
}

/** A client for one endpoint, as the inner name of the class would hide it. */
type Endpoint = InferenceClient;

const Client = class InferenceClient implements ClientMembers {
  readonly #accessToken: string | undefined;
  readonly #options: ClientOptions;
  readonly #state: ClientState;

  constructor(accessToken?: string, options: ClientOptions = {}, state = createClientState()) {
    this.#accessToken = accessToken;
    this.#options = options;
    this.#state = state;
    for (const [name, task] of Object.entries(METHODS)) this.#define(name, taskFunction<TaskId>(task, state));
    for (const [name, task] of Object.entries(STREAM_METHODS)) this.#define(name, streamFunction(task, state));
  }

  endpoint(endpointUrl: string): Endpoint {
    const client = new Client(this.#accessToken, { ...this.#options, endpointUrl }, this.#state);
    // The constructor has defined the methods that the class body does not show.
    return client as unknown as Endpoint;
  }

  #define(name: string, call: (args: never, options: CallOptions) => unknown): void {
    const { endpointUrl, ...defaults } = this.#options;
    const value = (args: CallTarget, options?: CallOptions) => {
      const target = { accessToken: this.#accessToken, ...(endpointUrl && { endpointUrl }), ...args };
      // Which arguments fit is said by the type of the method; here they are only passed on.
      return call(target as never, { ...defaults, ...options });
    };
    Object.defineProperty(this, name, { value });
  }
};

/** Runs tasks with one token; shares what it learned from the hub, and its patience, among its calls. */
export type InferenceClient = ClientMembers & TaskFunctions;

/** Runs tasks with one token; shares what it learned from the hub, and its patience, among its calls. */
// The constructor has defined the methods that the class body does not show.
export const InferenceClient = Client as unknown as ClientClass;
