import type { SnippetCall } from '../call/snippet-call.ts';

/** The texts of a call that differ from model to model: its id, its name at the provider, and the beginning of that name. */
export type ModelIds = readonly string[];

/**
 * Ids of which every language prints the characters as they are, whatever the quotes. A sign at the beginning makes an option or a
 * path of them.
 */
const PLAIN = /^[a-z0-9][\w.-]*(?:\/[\w.-]+)*$/i;

/** The ids in a call; undefined where one has characters that some language escapes. */
export function modelIdsOf({ model, providerModel }: SnippetCall): ModelIds | undefined {
  if (!PLAIN.test(model)) return undefined;
  if (model === providerModel) return [model];
  if (!PLAIN.test(providerModel)) return undefined;
  // Queues have the status of a job at the first two segments of the name.
  const first = providerModel.indexOf('/');
  const second = first < 0 ? -1 : providerModel.indexOf('/', first + 1);
  return second < 0 ? [model, providerModel] : [model, providerModel, providerModel.slice(0, second)];
}

/** The lengths of the ids and of their segments, on which line breaks depend. */
export function shapeOfIds(ids: ModelIds): string {
  let shape = '';
  for (const id of ids) {
    for (let slash = id.indexOf('/'); slash >= 0; slash = id.indexOf('/', slash + 1)) shape += `${slash}/`;
    shape += `${id.length} `;
  }
  return shape;
}

/** Letters in the place of each id: no snippet has them. */
const LETTERS = ['zqxj', 'jxqz', 'qzjx'];

/** Ids of the same shape that occur nowhere else. */
export function placeholdersLike(ids: ModelIds): ModelIds {
  return ids.map((id, place) =>
    id.replaceAll(/[^/]+/g, ({ length }) => (LETTERS[place] as string).repeat(length / 4 + 1).slice(0, length)),
  );
}
