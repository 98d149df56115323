// Written by `npm run gen` from the schema and the sample of the task in packages/catalog/src. Do not edit.
import type { TaskFormData } from '../form-field.ts';

export const form: TaskFormData = {
  sample: {"inputs":{"question":"Which plant has the highest height?","table":{"plant":["Fern","Sunflower","Tomato"],"height":["48","182","95"]}}},
  fields: [
    {"path":["inputs","table"],"label":"Table","kind":"table","hint":"Columns by name.","help":"Cells are text, also for numbers; all columns have one cell for each row, in the same order.","isRequired":true},
    {"path":["inputs","question"],"label":"Question","kind":"line","hint":"Question about the table.","help":"Question about the table, such as How many stars does the first repository have?","isRequired":true},
    {"path":["parameters","padding"],"label":"Padding","kind":"choice","choices":["do_not_pad","longest","max_length"],"hint":"Padding of the inputs.","help":"Padding of the inputs: none, to the longest one of the request, or to the limit of the model. Default: do_not_pad."},
    {"path":["parameters","sequential"],"label":"Sequential","kind":"boolean","hint":"Answer one question after the other.","help":"Answer one question after the other, for models that use earlier answers; slower. Default: false."},
    {"path":["parameters","truncation"],"label":"Truncation","kind":"boolean","hint":"Handling of inputs that are too long.","help":"Cut tables that exceed the limit of the model instead of failing. Default: false."},
  ],
};
