// Written by `npm run gen` from the schema and the sample of the task in packages/catalog/src. Do not edit.
import type { TaskFormData } from '../form-field.ts';

export const form: TaskFormData = {
  sample: {"inputs":{"data":{"height_cm":["12","48","95"],"leaves":["4","11","23"]}}},
  fields: [
    {"path":["inputs","data"],"label":"Table","kind":"table","hint":"Columns by name.","help":"Cells are text, also for numbers; all columns have one cell for each row, in the same order.","isRequired":true},
  ],
};
