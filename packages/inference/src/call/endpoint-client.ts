import { type ClientOptions, InferenceClient } from './client.ts';

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
