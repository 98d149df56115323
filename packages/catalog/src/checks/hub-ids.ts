import type { Check, Finding } from './check.ts';

/** Models, spaces and datasets are named as on the hub: `owner/name`, old datasets by their name alone. */
export const check: Check = ({ pages }) =>
  [...pages].flatMap(([task, page]) =>
    [
      ...[...page.models, ...page.spaces].map(({ id }) => id).filter((id) => !/^[\w.-]+\/[\w.-]+$/.test(id)),
      ...page.widgetModels.filter((id) => !/^[\w.-]+\/[\w.-]+$/.test(id)),
      ...page.datasets.map(({ id }) => id).filter((id) => !/^([\w.-]+\/)?[\w.-]+$/.test(id)),
    ].map((id) => ({
      message: `The page of ${task} names "${id}", which cannot be a name on the hub.`,
      ...nameInAddress(task, id),
    })),
  );

/** People copy addresses of the hub out of a browser: the name is in them. */
function nameInAddress(page: string, id: string): Pick<Finding, 'fix'> {
  const after = /^(?:https:\/\/huggingface\.co\/)?(?:datasets\/|spaces\/)?([\w.-]+\/[\w.-]+)\/?$/.exec(id.trim())?.[1];
  return after === undefined ? {} : { fix: { in: { page }, before: id, after } };
}
