// Written by `npm run gen` from the schema and the sample of the task in packages/catalog/src. Do not edit.
import type { TaskFormData } from '../form-field.ts';

export const form: TaskFormData = {
  sample: {},
  fields: [
    {"path":["inputs"],"label":"Image","kind":"file","content":"image","hint":"Image to search.","help":"Image to search, for example a JPEG, PNG or WebP file.","isRequired":true},
    {"path":["parameters","threshold"],"label":"Threshold","kind":"number","hint":"Lowest score of the objects to return.","help":"Lowest score of the objects to return, between 0 and 1. Default: 0.5 for most models."},
  ],
};
