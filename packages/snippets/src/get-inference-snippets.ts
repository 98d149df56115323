import { CodeError, print, python, shell, typescript } from '@hubkit/code';
import type { MappingEntry, ProviderOrPolicy } from '@hubkit/inference';
import { InputError } from '@hubkit/inference/errors';
import { describeCall } from './call/describe-call.ts';
import type { SnippetCall } from './call/snippet-call.ts';
import { CLIENTS } from './clients/clients.gen.ts';
import type { InferenceSnippetLanguage, ShapePrinter, SnippetClient } from './define-client.ts';
import type { InferenceSnippetOptions } from './options.ts';
import type { SnippetModel } from './snippet-model.ts';

const printers = { python, js: typescript, sh: shell };

/** A program that calls a model. */
export interface InferenceSnippet {
  readonly language: InferenceSnippetLanguage;
  /** The client library or program, such as `requests` or `curl`. */
  readonly client: string;
  readonly content: string;
  /** The command that installs the client. Absent where nothing has to be installed. */
  readonly install?: string;
}

/**
 * Generates programs that call a model at a provider, in every language and with every suitable client. Their
 * request is the one that the inference client would send. Returns an empty list if the task has no snippets or the provider lacks the task.
 */
export function getInferenceSnippets(
  model: SnippetModel,
  provider: ProviderOrPolicy | (string & {}),
  mapping?: Partial<MappingEntry>,
  options: InferenceSnippetOptions = {},
): InferenceSnippet[] {
  const call = attempt(() => describeCall(model, provider, mapping, options), model, provider, options);
  if (call === undefined) return [];
  return CLIENTS.flatMap((client) => attempt(() => snippetOf(client, call), model, provider, options) ?? []);
}

/** The snippet of one client; undefined where the client has none for the call. */
export function snippetOf(client: SnippetClient, call: SnippetCall): InferenceSnippet | undefined {
  const { language, id, install, canPrint = hasRequest, shapes } = client;
  // The printer of a shape takes the calls of that shape.
  const render = shapes[call.shape] as ShapePrinter<SnippetCall> | undefined;
  if (render === undefined || !canPrint(call)) return undefined;
  const command = typeof install === 'function' ? install(call) : install;
  const content = print(render(call), printers[language]);
  return command === undefined
    ? { language, client: id, content }
    : { language, client: id, content, install: command };
}

function hasRequest({ request }: SnippetCall): boolean {
  return request !== undefined;
}

/** The result of a step, or undefined and a line in the log where the call or a value in it cannot be shown. */
function attempt<Result>(
  step: () => Result,
  model: SnippetModel,
  provider: string,
  { logger = console }: InferenceSnippetOptions,
): Result | undefined {
  try {
    return step();
  } catch (error) {
    if (!InputError.is(error) && !CodeError.is(error)) throw error;
    logger.error(`There are no snippets for ${model.id} at ${provider}.`, error);
    return undefined;
  }
}
