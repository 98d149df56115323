import { print, python, shell, typescript } from '@hubkit/code';
import { InputError, type MappingEntry, type ProviderOrPolicy } from '@hubkit/inference';
import { type ChatCall, chatCall } from './chat-call.ts';
import { CLIENTS } from './clients/clients.gen.ts';
import { type InferenceSnippetLanguage, inferenceSnippetLanguages, type SnippetClient } from './define-client.ts';
import type { SnippetModel } from './define-input.ts';
import type { InferenceSnippetOptions } from './options.ts';
import { snippetTask } from './sample-input.ts';

const printers = { python, js: typescript, sh: shell };

/** A program that calls a model. */
export interface InferenceSnippet {
  readonly language: InferenceSnippetLanguage;
  /** The client library or program, such as `requests` or `curl`. */
  readonly client: string;
  readonly content: string;
}

/**
 * Programs that call a model at a provider, in every language and with every client that can. The request they make is
 * the one that the inference client would send. An empty list where the task has no snippets or the provider cannot.
 */
export function getInferenceSnippets(
  model: SnippetModel,
  provider: ProviderOrPolicy | (string & {}),
  mapping?: Partial<MappingEntry>,
  options: InferenceSnippetOptions = {},
): InferenceSnippet[] {
  if (snippetTask(model) !== 'conversational') return [];
  try {
    const call = chatCall(model, provider, mapping, options);
    return clientsFor(call).map(({ language, id, render }) => ({
      language,
      client: id,
      content: print(render(call), printers[language]),
    }));
  } catch (error) {
    if (!InputError.is(error)) throw error;
    (options.logger ?? console).error(`There are no snippets for ${model.id} at ${provider}.`, error);
    return [];
  }
}

function clientsFor({ request }: ChatCall): readonly SnippetClient[] {
  const able = CLIENTS.filter(({ canChooseProvider }) => request !== undefined || canChooseProvider);
  return inferenceSnippetLanguages.flatMap((language) => able.filter((client) => client.language === language));
}
