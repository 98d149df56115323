// Written by `npm run gen` from the schemas in packages/catalog/src/tasks/zero-shot-classification. Do not edit.
import type { FormField } from '../form-field.ts';

/** The fields of the form of zero-shot-classification. */
export const fields: readonly FormField[] = [{"path":["inputs"],"kind":"text","hint":"Text to classify, or several texts to classify in one request.","isRequired":true},{"path":["parameters","candidate_labels"],"kind":"lines","hint":"Labels to choose from.","isRequired":true},{"path":["parameters","hypothesis_template"],"kind":"text","hint":"Sentence into which each label is put for {}; the score says how well it follows from the text. Default: This example is {}."},{"path":["parameters","multi_label"],"kind":"boolean","hint":"Score the labels independently of each other, so that several can be true. Otherwise the scores add up to 1. Default: false."}];
