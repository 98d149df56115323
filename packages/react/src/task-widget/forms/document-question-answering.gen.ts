// Written by `npm run gen` from the schema and the sample of the task in packages/catalog/src. Do not edit.
import type { TaskFormData } from '../form-field.ts';

export const form: TaskFormData = {
  sample: {"inputs":{"question":"What is the total?"}},
  fields: [
    {"path":["inputs","image"],"label":"Document","kind":"file","content":"document","hint":"Image of the document.","help":"Image of the document, for example a JPEG or PNG file.","isRequired":true},
    {"path":["inputs","question"],"label":"Question","kind":"line","hint":"Question about the document.","isRequired":true},
    {"path":["parameters","doc_stride"],"label":"Doc stride","kind":"integer","hint":"Number of tokens that neighboring chunks share.","help":"Number of tokens that neighboring chunks share when a long document is split. Default: half of max_seq_len, at most 128."},
    {"path":["parameters","handle_impossible_answer"],"label":"Handle impossible answer","kind":"boolean","hint":"Allow an empty answer.","help":"Allow an empty answer when the document does not hold one. Default: false."},
    {"path":["parameters","lang"],"label":"Lang","kind":"line","hint":"Language for text recognition (OCR), such as eng. Default: English."},
    {"path":["parameters","max_answer_len"],"label":"Max answer len","kind":"integer","hint":"Maximum length of the answer, in tokens.","help":"At least 1. Default: 15."},
    {"path":["parameters","max_seq_len"],"label":"Max seq len","kind":"integer","hint":"Maximum length of question and chunk, in tokens.","help":"Maximum length of the question and a chunk of the document together, in tokens."},
    {"path":["parameters","max_question_len"],"label":"Max question len","kind":"integer","hint":"Maximum length of the question.","help":"Maximum length of the question, in tokens; the rest is cut. Default: 64."},
    {"path":["parameters","top_k"],"label":"Top k","kind":"integer","hint":"Number of answers to consider.","help":"Number of answers to consider; the method returns the best one. At least 1. Default: 1."},
    {"path":["parameters","word_boxes"],"label":"Word boxes","kind":"json","hint":"Words of the document with their boxes.","help":"With them, text recognition (OCR) is skipped."},
  ],
};
