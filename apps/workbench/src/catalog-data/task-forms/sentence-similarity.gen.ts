// Written by `npm run gen` from the schemas in packages/catalog/src/tasks/sentence-similarity. Do not edit.
import type { FormField } from '../form-field.ts';

/** The fields of the form of sentence-similarity. */
export const fields: readonly FormField[] = [{"path":["inputs","source_sentence"],"kind":"text","hint":"Sentence to compare with the others.","isRequired":true},{"path":["inputs","sentences"],"kind":"lines","hint":"Sentences that are compared with the source sentence.","isRequired":true},{"path":["parameters"],"kind":"json","hint":"Settings that only one server supports; there are none in common."}];
