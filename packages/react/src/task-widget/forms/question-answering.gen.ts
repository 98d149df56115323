// Written by `npm run gen` from the schema and the sample of the task in packages/catalog/src. Do not edit.
import type { TaskFormData } from '../form-field.ts';

export const form: TaskFormData = {
  sample: {"inputs":{"question":"Where does Nora live?","context":"My name is Nora and I live in Lisbon."}},
  fields: [
    {"path":["inputs","context"],"label":"Context","kind":"text","hint":"Text that contains the answer.","isRequired":true},
    {"path":["inputs","question"],"label":"Question","kind":"line","hint":"Question about the text.","isRequired":true},
    {"path":["parameters","top_k"],"label":"Top k","kind":"integer","hint":"Number of answers to consider.","help":"Number of answers to consider; the method returns the best one. At least 1. Default: 1."},
    {"path":["parameters","doc_stride"],"label":"Doc stride","kind":"integer","hint":"Number of tokens that neighboring chunks share.","help":"Number of tokens that neighboring chunks share when a long text is split. Default: half of max_seq_len, at most 128."},
    {"path":["parameters","max_answer_len"],"label":"Max answer len","kind":"integer","hint":"Maximum length of the answer, in tokens.","help":"At least 1. Default: 15."},
    {"path":["parameters","max_seq_len"],"label":"Max seq len","kind":"integer","hint":"Maximum length of question and chunk, in tokens.","help":"Maximum length of the question and a chunk of the text together, in tokens. Default: the limit of the model, at most 384."},
    {"path":["parameters","max_question_len"],"label":"Max question len","kind":"integer","hint":"Maximum length of the question.","help":"Maximum length of the question, in tokens; the rest is cut. Default: 64."},
    {"path":["parameters","handle_impossible_answer"],"label":"Handle impossible answer","kind":"boolean","hint":"Allow an empty answer.","help":"Allow an empty answer when the text does not hold one. Default: false."},
    {"path":["parameters","align_to_words"],"label":"Align to words","kind":"boolean","hint":"Extend the answer to whole words.","help":"Extend the answer to whole words, for languages with spaces between them. Default: true."},
  ],
};
