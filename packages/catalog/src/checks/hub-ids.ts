import type { Check } from './check.ts';

/** Models, spaces and data sets are named as on the hub: `owner/name`, old data sets by their name alone. */
export const check: Check = ({ pages }) =>
  [...pages].flatMap(([task, page]) =>
    [
      ...[...page.models, ...page.spaces].map(({ id }) => id).filter((id) => !/^[\w.-]+\/[\w.-]+$/.test(id)),
      ...page.widgetModels.filter((id) => !/^[\w.-]+\/[\w.-]+$/.test(id)),
      ...page.datasets.map(({ id }) => id).filter((id) => !/^([\w.-]+\/)?[\w.-]+$/.test(id)),
    ].map((id) => `The page of ${task} names "${id}", which cannot be a name on the hub.`),
  );
