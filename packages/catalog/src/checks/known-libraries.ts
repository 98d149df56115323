import type { Check } from './check.ts';

/** Tasks name libraries of the catalogue only, in alphabetical order. */
export const check: Check = ({ tasks, libraries }) => {
  const known = new Set(libraries.map(({ id }) => id));
  return tasks.flatMap(({ id, libraries: named = [] }) => [
    ...named.filter((library) => !known.has(library)).map((library) => `${id} names the unknown library "${library}".`),
    ...(named.some((library, index) => library < (named[index - 1] ?? ''))
      ? [`The libraries of ${id} are not in alphabetical order.`]
      : []),
  ]);
};
