/** Base URL of a provider at the hub's router, with the id of the provider as `{{PROVIDER}}`. */
export const HF_HUB_INFERENCE_PROXY_TEMPLATE = 'https://router.huggingface.co/{{PROVIDER}}';

/** The id of an inference provider; ids that are younger than this package, too. */
export type SnippetInferenceProvider =
  | 'cerebras'
  | 'cohere'
  | 'deepinfra'
  | 'fal-ai'
  | 'fireworks-ai'
  | 'hf-inference'
  | 'ovhcloud'
  | 'replicate'
  | 'together'
  | (string & {});

/**
 * Returns the base URL of a provider at the hub's router, for OpenAI's SDK. Chat needs no provider in its URL:
 * `https://router.huggingface.co/v1` with the model `<id>:<provider>` reaches the same one.
 */
export function openAIbaseUrl(provider: SnippetInferenceProvider): string {
  const url = HF_HUB_INFERENCE_PROXY_TEMPLATE.replace('{{PROVIDER}}', () => provider);
  return provider === 'hf-inference' ? `${url}/v1` : url;
}
