import type { Snippet } from '@hubkit/react/snippet-panel';
import { getInferenceSnippets } from '@hubkit/snippets';

/**
 * Generates the programs of a call, in the form of the panel.
 *
 * @param record - Record of the model; its id and task are enough.
 * @param provider - Id of the provider, or `auto`.
 * @param mapping - Entry of the provider in the record of the model.
 * @param options - Inputs of the call; by default an example.
 * @param streamings - Values of `streaming`; one set of programs for each.
 */
export function callSnippets(
  record: object,
  provider: string,
  mapping: object,
  options: { readonly inputs?: Readonly<Record<string, unknown>> },
  streamings: readonly boolean[],
): readonly Snippet[] {
  return streamings.flatMap((streaming) =>
    // Some providers have no code for a task: the list is then empty, and nothing is logged.
    getInferenceSnippets(record as never, provider, mapping as never, {
      ...options,
      streaming,
      logger: { error: () => {} },
    }).map(({ language, client, content, install }) => ({
      provider,
      language,
      client,
      streaming,
      code: content,
      install,
    })),
  );
}
