// Written by `npm run gen` from the schema and the sample of the task in packages/catalog/src. Do not edit.
import type { TaskFormData } from '../form-field.ts';

export const form: TaskFormData = {
  sample: {"inputs":"The lamp I ordered last week arrived broken. Please send me my money back.","parameters":{"candidate_labels":["refund","invoice","praise"]}},
  fields: [
    {"path":["inputs"],"label":"Text","kind":"text","isRequired":true},
    {"path":["parameters","candidate_labels"],"label":"Labels","kind":"lines","hint":"Labels to choose from.","isRequired":true},
    {"path":["parameters","hypothesis_template"],"label":"Template","kind":"line","hint":"Sentence into which each label is put for {}.","help":"Sentence into which each label is put for {}; the score says how well it follows from the text. Default: This example is {}."},
    {"path":["parameters","multi_label"],"label":"Multi label","kind":"boolean","hint":"Score the labels independently of each other.","help":"Score the labels independently of each other, so that several can be true. Otherwise the scores add up to 1. Default: false."},
  ],
};
