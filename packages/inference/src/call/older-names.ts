import { InputError } from '../contract/errors.ts';
import { type ClientOptions, InferenceClient } from './client.ts';

/** Makes a stand-in for a function that another entry replaces; it throws an InputError with the name of that entry. */
function moved(name: string, place: string): (...args: readonly unknown[]) => never {
  return () => {
    throw new InputError(`'${name}' of @huggingface/inference is elsewhere here: ${place}.`);
  };
}

const PREPARE = 'use `prepare` of @hubkit/inference/prepare, which makes the request of a call without sending it';

/** Throws: requests are made by `prepare`. */
export const makeRequestOptions = /* @__PURE__ */ moved('makeRequestOptions', PREPARE);

/** Throws: requests are made by `prepare`. */
export const makeRequestOptionsFromResolvedModel = /* @__PURE__ */ moved(
  'makeRequestOptionsFromResolvedModel',
  PREPARE,
);

/** Throws: providers are objects. */
export const getProviderHelper = /* @__PURE__ */ moved(
  'getProviderHelper',
  'import the provider, such as `groq` of @hubkit/inference/providers/groq, or define one by @hubkit/inference/provider-kit',
);

/** Programs that call a model are in the package `@hubkit/snippets`; the function here throws. */
export const snippets = {
  getInferenceSnippets: /* @__PURE__ */ moved('snippets', 'use `getInferenceSnippets` of @hubkit/snippets'),
} as const;

/**
 * Client for one endpoint, with the constructor that older programs call.
 *
 * @deprecated Use `new InferenceClient(accessToken, { endpointUrl })`.
 */
export class HfInferenceEndpoint extends InferenceClient {
  /**
   * Creates a client for one endpoint.
   *
   * @param endpointUrl - Dedicated endpoint or OpenAI-compatible server to send all calls to.
   * @param accessToken - Hub token (`hf_…`), or the API key of the server.
   * @param options - Defaults for all calls of the client.
   */
  constructor(endpointUrl: string, accessToken?: string, options: ClientOptions = {}) {
    super(accessToken, { ...options, endpointUrl });
  }
}
