// Written by `npm run gen` from the schema and the sample of the task in packages/catalog/src. Do not edit.
import type { TaskFormData } from '../form-field.ts';

export const form: TaskFormData = {
  sample: {"parameters":{"candidate_labels":["lighthouse","tree","cat"]}},
  fields: [
    {"path":["inputs"],"label":"Image","kind":"file","content":"image","hint":"Image to classify.","help":"Image to classify, for example a JPEG, PNG or WebP file.","isRequired":true},
    {"path":["parameters","candidate_labels"],"label":"Labels","kind":"lines","hint":"Labels to choose from, at least 1.","isRequired":true},
    {"path":["parameters","hypothesis_template"],"label":"Template","kind":"line","hint":"Sentence that each label is inserted into.","help":"Sentence that each label is inserted into, in the place of {}, before it is compared with the image. Default: This is a photo of {}."},
  ],
};
