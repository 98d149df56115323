// Written by `npm run gen` from the schemas in packages/catalog/src/tasks/fill-mask. Do not edit.
import type { FormField } from '../form-field.ts';

/** The fields of the form of fill-mask. */
export const fields: readonly FormField[] = [{"path":["inputs"],"kind":"text","hint":"Text with the mask token of the model in the place of the missing word, such as [MASK] or <mask>.","isRequired":true},{"path":["parameters","top_k"],"kind":"integer","hint":"Number of words to return. Default: 5."},{"path":["parameters","targets"],"kind":"lines","hint":"Words to choose from, instead of the whole vocabulary. Of a word that the vocabulary does not have, its first token is used."}];
