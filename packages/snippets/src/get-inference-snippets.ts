import { CodeError, comment, lines, print, python, shell, typescript } from '@hubkit/code';
import type { MappingEntry, ProviderOrPolicy } from '@hubkit/inference';
import { InputError } from '@hubkit/inference/errors';
import { describeCall } from './call/describe-call.ts';
import type { SnippetCall } from './call/snippet-call.ts';
import { CLIENTS } from './clients/clients.gen.ts';
import type { InferenceSnippetLanguage, ShapePrinter, SnippetClient } from './define-client.ts';
import type { InferenceSnippet } from './inference-snippet.ts';
import type { InferenceSnippetOptions } from './options.ts';
import type { SnippetModel } from './snippet-model.ts';

type Failed = (error: InputError | CodeError) => void;

const printers = { python, js: typescript, sh: shell };

/** Programs that call a model. */
export type InferenceSnippets = InferenceSnippet[] & {
  /** Reason for an empty list. */
  readonly reason?: string;
};

/**
 * Generates programs that call a model at a provider, in every language and with every suitable client. Their
 * request is the one that the inference client would send. Returns an empty list if the task has no snippets or the provider lacks the task.
 */
export function getInferenceSnippets(
  model: SnippetModel,
  provider: ProviderOrPolicy | (string & {}),
  mapping?: Partial<MappingEntry>,
  options: InferenceSnippetOptions = {},
): InferenceSnippets {
  const failed = (error: InputError | CodeError) => {
    reason ??= error.message;
    options.logger?.error(`There are no snippets for ${model.id} at ${provider}.`, error);
  };
  let reason: string | undefined;
  const call = attempt(() => describeCall(model, provider, mapping, options), failed);
  const snippets = call ? printAll(call, failed) : [];
  if (snippets.length > 0) return snippets;
  reason ??= model.pipeline_tag
    ? `There are no snippets for ${model.pipeline_tag}.`
    : `${model.id} has no pipeline_tag.`;
  // Not enumerable, so that an empty list equals any other.
  return Object.defineProperty(snippets, 'reason', { value: reason });
}

function printAll(call: SnippetCall, failed: Failed): InferenceSnippet[] {
  const snippets: InferenceSnippet[] = [];
  for (const client of CLIENTS) {
    const snippet = attempt(() => createSnippet(client, call), failed);
    if (snippet) snippets.push(snippet);
  }
  return snippets;
}

/** The snippet of one client; undefined where the client has none for the call. */
export function createSnippet(client: SnippetClient, call: SnippetCall): InferenceSnippet | undefined {
  const { language, id, install, canPrint = hasRequest, shapes } = client;
  // The printer of a shape takes the calls of that shape.
  const render = shapes[call.shape] as ShapePrinter<SnippetCall> | undefined;
  if (render === undefined || !canPrint(call)) return undefined;
  const command = typeof install === 'function' ? install(call) : install;
  const program = render(call);
  const isIncomplete = call.lacksMapping && client.canPrint === undefined;
  const content = print(isIncomplete ? lines(missingName(call), program) : program, printers[language]);
  return command === undefined
    ? { language, client: id, content }
    : { language, client: id, content, install: command };
}

function missingName({ model, provider }: SnippetCall) {
  return comment(
    `Replace "${model}" with the id of the model at ${provider}: the providerId of its mapping on the hub.`,
  );
}

function hasRequest({ request }: SnippetCall): boolean {
  return request !== undefined;
}

/** Returns the result of a step, or reports the error of a call or a value that cannot be shown. */
function attempt<Result>(step: () => Result, failed: Failed): Result | undefined {
  try {
    return step();
  } catch (error) {
    if (!InputError.is(error) && !CodeError.is(error)) throw error;
    failed(error);
    return undefined;
  }
}

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
