// Written by `npm run gen` from the schema and the sample of the task in packages/catalog/src. Do not edit.
import type { TaskFormData } from '../form-field.ts';

export const form: TaskFormData = {
  sample: {"inputs":{"source_sentence":"The sea is calm.","sentences":["The sea is quiet today.","There are hardly any waves.","He likes bread."]}},
  fields: [
    {"path":["inputs","source_sentence"],"label":"Sentence","kind":"text","hint":"Sentence to compare with the others.","isRequired":true},
    {"path":["inputs","sentences"],"label":"Compare with","kind":"lines","hint":"Sentences that are compared with the source sentence.","isRequired":true},
    {"path":["parameters"],"label":"Parameters","kind":"json","hint":"Settings that only one server supports.","help":"Settings that only one server supports; there are none in common."},
  ],
};
