// Written by `npm run gen` from the schema and the sample of the task in packages/catalog/src. Do not edit.
import type { TaskFormData } from '../form-field.ts';

export const form: TaskFormData = {
  sample: {"inputs":{"question":"What is in the picture?"}},
  fields: [
    {"path":["inputs","image"],"label":"Image","kind":"file","content":"image","hint":"Image that the question is about.","help":"Image that the question is about, for example a JPEG or PNG file.","isRequired":true},
    {"path":["inputs","question"],"label":"Question","kind":"line","hint":"Question about the image.","isRequired":true},
    {"path":["parameters","top_k"],"label":"Top k","kind":"integer","hint":"Number of answers to consider.","help":"Number of answers to consider; the method returns the best one. At least 1. Default: 5."},
  ],
};
