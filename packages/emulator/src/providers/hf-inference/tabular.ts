import { isJsonObject } from '../../contract/json.ts';
import { invalidField } from '../../contract/problem.ts';
import { type HubTaskRequest, hubTask, objectInput } from '../../presets/hub-task.ts';

export const tabularModels = {
  'tabular-classification': { 'vvmnnnkv/wine-quality': {} },
  'tabular-regression': { 'scikit-learn/Fish-Weight': {} },
};

export const tabularTasks = {
  'tabular-classification': hubTask('tabular-classification', {
    read: readTable,
    write: (classes) => classes,
  }),
  'tabular-regression': hubTask('tabular-regression', {
    read: readTable,
    write: (values) => values,
  }),
};

/** A table by its columns, which must have the same number of cells. */
function readTable(request: HubTaskRequest): { readonly columns: Readonly<Record<string, readonly unknown[]>> } {
  const { data } = objectInput(request, 'data');
  const columns = isJsonObject(data) ? Object.entries(data) : [];
  const lists = columns.filter((column): column is [string, unknown[]] => Array.isArray(column[1]));
  if (lists.length === 0 || lists.length < columns.length) {
    throw invalidField('inputs.data', '`data` must be an object with a list of cells for each column');
  }
  if (new Set(lists.map(([, cells]) => cells.length)).size > 1) {
    throw invalidField('inputs.data', 'All arrays must be of the same length');
  }
  return { columns: Object.fromEntries(lists) };
}
