// Written by `npm run gen` from the schema and the sample of the task in packages/catalog/src. Do not edit.
import type { TaskFormData } from '../form-field.ts';

export const form: TaskFormData = {
  sample: {},
  fields: [
    {"path":["inputs"],"label":"Image","kind":"file","content":"image","hint":"Image to classify.","help":"Image to classify, for example a JPEG, PNG or WebP file.","isRequired":true},
    {"path":["parameters","function_to_apply"],"label":"Function to apply","kind":"choice","choices":["sigmoid","softmax","none"],"hint":"Function that turns logits into scores.","help":"Default: sigmoid for one label or independent labels, softmax otherwise."},
    {"path":["parameters","top_k"],"label":"Top k","kind":"integer","hint":"Number of labels to return, most likely first.","help":"At least 1. Default: 5."},
  ],
};
