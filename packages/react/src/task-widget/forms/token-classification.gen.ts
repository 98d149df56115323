// Written by `npm run gen` from the schema and the sample of the task in packages/catalog/src. Do not edit.
import type { TaskFormData } from '../form-field.ts';

export const form: TaskFormData = {
  sample: {"inputs":"Ada Lovelace was born in London and worked with Charles Babbage."},
  fields: [
    {"path":["inputs"],"label":"Text","kind":"text","isRequired":true},
    {"path":["parameters","aggregation_strategy"],"label":"Aggregation strategy","kind":"choice","choices":["none","simple","first","average","max"],"hint":"Grouping of tokens into entities.","help":"Grouping of tokens into entities: none returns each token, simple joins neighbors with the same label, first, average and max also give the tokens of a word one label, by its first token, the average score or the highest score. Default: simple on hub servers."},
    {"path":["parameters","ignore_labels"],"label":"Ignore labels","kind":"lines","hint":"Labels to leave out of the result.","help":"Default: O, no entity."},
    {"path":["parameters","stride"],"label":"Stride","kind":"integer","hint":"Number of tokens that neighboring chunks share.","help":"Number of tokens that neighboring chunks share when a long text is split. Default: no splitting."},
  ],
};
