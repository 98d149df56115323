import type { MappingEntry } from '@hubkit/inference';
import { InputError } from '@hubkit/inference/errors';
import { describeCall } from './call/describe-call.ts';
import { CLIENTS } from './clients/clients.gen.ts';
import type { InferenceSnippetLanguage } from './define-client.ts';
import { createSnippet } from './get-inference-snippets.ts';
import type { InferenceSnippet } from './inference-snippet.ts';
import type { InferenceSnippetOptions } from './options.ts';
import type { SnippetModel } from './snippet-model.ts';

/** Options of a snippet of one client. */
export interface InferenceSnippetRequest extends InferenceSnippetOptions {
  readonly language: InferenceSnippetLanguage;
  /** Id of the client, such as `requests` or `curl`. */
  readonly client: string;
  readonly mapping?: Partial<MappingEntry> | undefined;
}

/**
 * Generates the program of one client. Throws an InputError where the provider cannot do the task, or where the client has no
 * such snippet.
 */
export function getInferenceSnippet(
  model: SnippetModel,
  provider: string,
  { language, client: id, mapping, ...options }: InferenceSnippetRequest,
): InferenceSnippet {
  const call = describeCall(model, provider, mapping, options);
  const client = CLIENTS.find((each) => each.language === language && each.id === id);
  const snippet = client && call && createSnippet(client, call);
  if (snippet) return snippet;
  throw new InputError(`Template not found: ${language}/${id}/${call?.task ?? model.pipeline_tag ?? 'no task'}`);
}
