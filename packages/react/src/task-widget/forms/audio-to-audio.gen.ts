// Written by `npm run gen` from the schema and the sample of the task in packages/catalog/src. Do not edit.
import type { TaskFormData } from '../form-field.ts';

export const form: TaskFormData = {
  sample: {},
  fields: [
    {"path":["inputs"],"label":"Audio","kind":"file","content":"audio","hint":"Audio to transform.","help":"Audio to transform, for example a FLAC, MP3 or WAV file.","isRequired":true},
    {"path":["parameters"],"label":"Parameters","kind":"json","hint":"Settings of the transformation.","help":"Settings of the transformation, as the model or the provider names them."},
  ],
};
