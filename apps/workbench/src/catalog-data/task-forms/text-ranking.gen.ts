// Written by `npm run gen` from the schemas in packages/catalog/src/tasks/text-ranking. Do not edit.
import type { FormField } from '../form-field.ts';

/** The fields of the form of text-ranking. */
export const fields: readonly FormField[] = [{"path":["inputs","query"],"kind":"text","hint":"Query that the texts are compared with.","isRequired":true},{"path":["inputs","texts"],"kind":"lines","hint":"Texts to rank, in any order.","isRequired":true},{"path":["parameters","top_n"],"kind":"integer","hint":"Number of texts in the result, the best ones. All texts by default."}];
