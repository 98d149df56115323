// Written by `npm run gen` from the schema and the sample of the task in packages/catalog/src. Do not edit.
import type { TaskFormData } from '../form-field.ts';

export const form: TaskFormData = {
  sample: {"inputs":"What I like most about the sea is the [MASK]."},
  fields: [
    {"path":["inputs"],"label":"Text","kind":"text","isRequired":true},
    {"path":["parameters","top_k"],"label":"Top k","kind":"integer","hint":"Number of words to return. Default: 5."},
    {"path":["parameters","targets"],"label":"Targets","kind":"lines","hint":"Words to choose from, instead of the whole vocabulary.","help":"Of a word that the vocabulary does not have, its first token is used."},
  ],
};
