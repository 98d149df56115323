import type { Check } from './check.ts';

/** Ids are written in lower case with hyphens; pages and canonical ids belong to tasks that exist. */
export const check: Check = ({ tasks, pages, libraries }) => {
  const known = new Set(tasks.map(({ id }) => id));
  const hosted = libraries.flatMap(({ hostedTasks = [] }) => hostedTasks);
  return [
    ...[...known, ...hosted]
      .filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
      .map((id) => ({ message: `"${id}" is no task id.` })),
    ...[...pages.keys()]
      .filter((id) => !known.has(id))
      .map((id) => ({ message: `There is a page for the unknown task "${id}".` })),
    ...[...pages].flatMap(([id, { canonicalId }]) =>
      canonicalId === undefined || known.has(canonicalId)
        ? []
        : [{ message: `${id} points at the unknown task "${canonicalId}".` }],
    ),
    ...[...pages].flatMap(([id, { related }]) =>
      related
        .filter((other) => !known.has(other) || other === id)
        .map((other) => ({ message: `${id} cannot be related to "${other}".` })),
    ),
  ];
};
