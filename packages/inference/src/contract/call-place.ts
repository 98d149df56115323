/** Credentials, model and endpoint of a call. */
export interface CallPlace {
  /** Hub token (`hf_…`), to call the provider through the router, or API key of the provider, to call it directly. */
  readonly accessToken?: string | undefined;
  /** Id of the model on the hub, such as `org/name`. */
  // Not readonly: the input of chat has the same field, and the arguments of chat extend both.
  model?: string | undefined;
  /** URL of a dedicated endpoint or an OpenAI-compatible server, to call instead of a provider. */
  readonly endpointUrl?: string | undefined;
}
