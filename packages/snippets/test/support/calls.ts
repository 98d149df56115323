import { getInferenceSnippets, type InferenceSnippetOptions, type SnippetModel } from '../../src/index.ts';

/** A call that snippets are made for. */
export interface SampleCall {
  readonly model: SnippetModel;
  readonly provider: string;
  readonly mapping?: Parameters<typeof getInferenceSnippets>[2];
  readonly options?: InferenceSnippetOptions;
}

/** A model of a task without further tags. */
export function modelOf(task: string, more: Partial<SnippetModel> = {}): SnippetModel {
  return { id: 'acme/model', pipeline_tag: task, tags: [], ...more };
}

/** A model for chat. */
export const chatModel = modelOf('text-generation', { tags: ['conversational'] });

/** The snippets of a call by language and client, such as `python-requests`. Throws the reason where there are none. */
export function contentsOf({ model, provider, mapping, options }: SampleCall): Readonly<Record<string, string>> {
  const logger = {
    error(_: string, error: unknown) {
      throw error;
    },
  };
  const snippets = getInferenceSnippets(model, provider, mapping, { logger, ...options });
  return Object.fromEntries(snippets.map(({ language, client, content }) => [`${language}-${client}`, content]));
}

/** The snippet of one client. */
export function contentOf(client: string, call: SampleCall): string {
  const content = contentsOf(call)[client];
  if (content === undefined)
    throw new Error(`${client} has no snippet for ${call.model.pipeline_tag} at ${call.provider}`);
  return content;
}
