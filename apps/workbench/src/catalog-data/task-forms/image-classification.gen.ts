// Written by `npm run gen` from the schemas in packages/catalog/src/tasks/image-classification. Do not edit.
import type { FormField } from '../form-field.ts';

/** The fields of the form of image-classification. */
export const fields: readonly FormField[] = [{"path":["inputs"],"kind":"file","hint":"Image to classify, for example a JPEG, PNG or WebP file.","isRequired":true},{"path":["parameters","function_to_apply"],"kind":"choice","choices":["sigmoid","softmax","none"],"hint":"Function that turns logits into scores. Default: sigmoid for one label or independent labels, softmax otherwise."},{"path":["parameters","top_k"],"kind":"integer","hint":"Number of labels to return, most likely first. At least 1. Default: 5."}];
