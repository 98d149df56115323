// Written by `npm run gen` from the schemas in packages/catalog/src/tasks/visual-question-answering. Do not edit.
import type { FormField } from '../form-field.ts';

/** The fields of the form of visual-question-answering. */
export const fields: readonly FormField[] = [{"path":["inputs","image"],"kind":"file","hint":"Image that the question is about, for example a JPEG or PNG file.","isRequired":true},{"path":["inputs","question"],"kind":"text","hint":"Question about the image.","isRequired":true},{"path":["parameters","top_k"],"kind":"integer","hint":"Number of answers to consider; the method returns the best one. At least 1. Default: 5."}];
