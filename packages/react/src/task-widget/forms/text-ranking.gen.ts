// Written by `npm run gen` from the schema and the sample of the task in packages/catalog/src. Do not edit.
import type { TaskFormData } from '../form-field.ts';

export const form: TaskFormData = {
  sample: {"inputs":{"query":"How do I water a cactus?","texts":["Bread rises faster in a warm kitchen.","A cactus needs water only when its soil is dry.","Plants in small pots dry out within days."]}},
  fields: [
    {"path":["inputs","query"],"label":"Query","kind":"line","hint":"Query that the texts are compared with.","isRequired":true},
    {"path":["inputs","texts"],"label":"Texts","kind":"lines","hint":"Texts to rank, in any order.","isRequired":true},
    {"path":["parameters","top_n"],"label":"Top n","kind":"integer","hint":"Number of texts in the result, the best ones.","help":"All texts by default."},
  ],
};
