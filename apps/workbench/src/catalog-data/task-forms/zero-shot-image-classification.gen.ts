// Written by `npm run gen` from the schemas in packages/catalog/src/tasks/zero-shot-image-classification. Do not edit.
import type { FormField } from '../form-field.ts';

/** The fields of the form of zero-shot-image-classification. */
export const fields: readonly FormField[] = [{"path":["inputs"],"kind":"file","hint":"Image to classify, for example a JPEG, PNG or WebP file.","isRequired":true},{"path":["parameters","candidate_labels"],"kind":"lines","hint":"Labels to choose from, at least 1.","isRequired":true},{"path":["parameters","hypothesis_template"],"kind":"text","hint":"Sentence that each label is inserted into, in the place of {}, before it is compared with the image. Default: This is a photo of {}."}];
