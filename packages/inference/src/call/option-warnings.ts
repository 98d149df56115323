import { closest } from '@hubkit/task-types/closest';
import { warn } from '../contract/logger.ts';
import type { CallEvent } from '../contract/options.ts';
import { TASK_FIELDS } from '../contract/task-fields.gen.ts';

/** Options of other clients, of older versions and of `nodeFetch`, and what to use here. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  // @huggingface/inference 1 to 4
  use_cache: 'The hub has no cache of results any more; leave it out.',
  useCache: 'The hub has no cache of results any more; leave it out.',
  dont_load_model: 'Models are loaded by their providers; leave it out.',
  wait_for_model: 'Models are loaded by their providers; leave it out.',
  use_gpu: 'Providers choose the hardware; leave it out.',
  forceTask: 'Call the method of the task.',
  taskHint: 'Call the method of the task.',
  chatCompletion: 'Call `chatCompletion`.',
  urlTransform: 'Use `endpoints` or `endpointUrl`.',
  accessToken: 'Pass it among the arguments of the call.',
  provider: 'Pass it among the arguments of the call.',
  model: 'Pass it among the arguments of the call.',
  // openai, ai
  apiKey: 'Pass it as the first argument of the client.',
  baseURL: 'Use `endpointUrl`.',
  baseUrl: 'Use `endpointUrl`.',
  defaultHeaders: 'Use `headers`.',
  defaultQuery: 'Use `query`.',
  timeout: 'Use `timeouts`, in ms: `{ totalMs }`.',
  maxRetries: 'Use `retry: { attempts }`, which counts the first request as well.',
  dangerouslyAllowBrowser: 'Use `allowKeyInBrowser`.',
  abortSignal: 'Use `signal`.',
  logger: 'Use `onEvent`.',
  httpAgent: 'Use `fetch: nodeFetch({ dispatcher })` of @hubkit/inference/node.',
  fetchOptions: 'Use `fetch: (url, init) => fetch(url, { ...init, ...own })`.',
  // of the transport for Node
  proxy: 'Use `fetch: nodeFetch({ proxy })` of @hubkit/inference/node.',
  dispatcher: 'Use `fetch: nodeFetch({ dispatcher })` of @hubkit/inference/node.',
  agent: 'Use `fetch: nodeFetch({ dispatcher })` of @hubkit/inference/node.',
  ca: 'Use `fetch: nodeFetch({ ca })` of @hubkit/inference/node.',
};

/** Arguments that say where a chat goes and what it is to give. */
const TARGET_NAMES = ['accessToken', 'provider', 'endpointUrl', 'fallbacks', 'responseFormat', 'reasoning'];

/** Warning of the API key of a provider in a browser. */
export const keyInBrowser =
  'The API key of a provider is used in a browser, where every visitor can read it. Use the hub token of a sign-in, or a server that adds the key; or pass `allowKeyInBrowser: true`.';

/** Returns the warning of an unknown option: its replacement, or the closest known name. */
export function unknownOption(name: string, options: object): string {
  const near = closest(name, Object.keys(options));
  const known = near === undefined ? 'It has no effect.' : `Did you mean '${near}'?`;
  const advice = Object.hasOwn(ELSEWHERE, name) ? ELSEWHERE[name] : known;
  return `The option '${name.slice(0, 80)}' does not exist. ${advice}`;
}

/**
 * Arguments of chats at some services whose names are close to others: of vLLM, SGLang, llama.cpp and OpenRouter by their
 * documentation, November 2026.
 */
const ARGUMENTS_OF_SERVICES: readonly string[] =
  'top_k min_p top_a min_tokens max_completion_tokens max_new_tokens stop_token_ids include_stop_str_in_output repetition_penalty length_penalty best_of user store metadata functions function_call prompt_logprobs top_n_sigma typical_p tfs_z n_predict n_probs api modalities models data cache'.split(
    ' ',
  );

/** Returns the warning of an argument of a chat that is an option, or probably misspelled; undefined for any other. */
export function unknownArgument(name: string, options: object): string | undefined {
  const known = [...(TASK_FIELDS.conversational?.names ?? []), ...TARGET_NAMES];
  if (known.includes(name) || ARGUMENTS_OF_SERVICES.includes(name)) return;
  const argument = `The argument '${name.slice(0, 80)}' of the chat is`;
  if (Object.hasOwn(options, name)) return `${argument} an option. Pass it in the second argument.`;
  const snakeCase = name.replace(/[A-Z]/g, '_$&').toLowerCase();
  const near = known.includes(snakeCase) ? snakeCase : closest(name, known);
  if (near === undefined) return;
  return `${argument} not known, and is sent as it is. Did you mean '${near}'?`;
}

/** Warning of a plain call that asks for a stream. */
export const NO_STREAM = '`stream: true` has no effect. Call chatCompletionStream for a stream.';

/** Texts that the console has had: a warning in every call would hide everything else. */
const printed = new Set<string>();

/** Most texts that are remembered. */
const MOST_PRINTED = 1_000;

/** Gives a warning to the listener of a call, and to the console the first time. */
export function warnOnce(message: string, onEvent: ((event: CallEvent) => void) | undefined): void {
  if (!printed.has(message) && printed.size < MOST_PRINTED) {
    printed.add(message);
    warn(`@hubkit/inference: ${message}`);
  }
  onEvent?.({ type: 'warning', message });
}
