// Written by `npm run gen` from the schemas in packages/catalog/src/tasks/text-classification. Do not edit.
import type { FormField } from '../form-field.ts';

/** The fields of the form of text-classification. */
export const fields: readonly FormField[] = [{"path":["inputs"],"kind":"text","hint":"Text to classify.","isRequired":true},{"path":["parameters","function_to_apply"],"kind":"choice","choices":["sigmoid","softmax","none"],"hint":"Function that turns logits into scores. Default: sigmoid for one label or independent labels, softmax otherwise."},{"path":["parameters","top_k"],"kind":"integer","hint":"Number of labels to return, most likely first. Default: chosen by the server."}];
