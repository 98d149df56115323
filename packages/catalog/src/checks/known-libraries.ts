import type { Check } from './check.ts';

/** Tasks name libraries of the catalog only, each once, in alphabetical order. */
export const check: Check = ({ tasks, libraries }) => {
  const known = new Set(libraries.map(({ id }) => id));
  return tasks.flatMap(({ id, libraries: named = [] }) => [
    ...named
      .filter((library) => !known.has(library))
      .map((library) => ({ message: `${id} names the unknown library "${library}".` })),
    ...(named.some((library, index) => library <= (named[index - 1] ?? ''))
      ? [
          {
            message: `The libraries of ${id} are not in alphabetical order, each once.`,
            fix: { in: { task: id }, before: named, after: [...new Set(named)].sort() },
          },
        ]
      : []),
  ]);
};
