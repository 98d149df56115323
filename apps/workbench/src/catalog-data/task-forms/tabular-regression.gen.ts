// Written by `npm run gen` from the schemas in packages/catalog/src/tasks/tabular-regression. Do not edit.
import type { FormField } from '../form-field.ts';

/** The fields of the form of tabular-regression. */
export const fields: readonly FormField[] = [{"path":["inputs","data"],"kind":"json","hint":"Columns by name. Cells are text, also for numbers; all columns have one cell for each row, in the same order.","isRequired":true}];
