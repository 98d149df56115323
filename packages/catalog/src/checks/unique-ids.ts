import type { Check } from './check.ts';

/** No task, method, library, or example of a page is named twice. */
export const check: Check = ({ tasks, pages, libraries }) => [
  ...repeated(tasks.map(({ id }) => id)).map((id) => ({ message: `Two tasks have the id "${id}".` })),
  ...repeated(tasks.map(({ method }) => method)).map((method) => ({ message: `Two tasks have the method ${method}.` })),
  ...repeated(libraries.map(({ id }) => id)).map((id) => ({ message: `Two libraries have the id "${id}".` })),
  ...[...pages].flatMap(([task, page]) =>
    (['datasets', 'metrics', 'models', 'spaces'] as const).flatMap((list) =>
      repeated(page[list].map(({ id }) => id)).map((id) => ({
        message: `The page of ${task} names "${id}" twice in ${list}.`,
      })),
    ),
  ),
];

function repeated<Item>(items: readonly Item[]): readonly Item[] {
  return items.filter((item, index) => item !== undefined && items.indexOf(item) !== index);
}
