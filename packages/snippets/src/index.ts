export { CLIENTS as INFERENCE_SNIPPET_CLIENTS } from './clients/clients.gen.ts';
export {
  type InferenceSnippetLanguage,
  inferenceSnippetLanguages,
  type SnippetClient,
} from './define-client.ts';
export {
  getInferenceSnippet,
  getInferenceSnippets,
  type InferenceSnippetRequest,
  type InferenceSnippets,
} from './get-inference-snippets.ts';
export { getModelInputSnippet } from './get-model-input-snippet.ts';
export type { InferenceSnippet } from './inference-snippet.ts';
export type { InferenceSnippetOptions } from './options.ts';
export type { SnippetModel } from './snippet-model.ts';
export { stringifyGenerationConfig, stringifyMessages } from './stringify.ts';
