import * as v from 'valibot';
import { binary, integer } from '../../task-schemas/schema-parts.ts';

/** Description of the client method. */
export const summary = 'Answers a question about a document, given as an image.';

const wordBox = v.pipe(
  v.union([v.string(), v.pipe(v.array(v.number()), v.length(4))]),
  v.title('WordBox'),
  v.description('A word, or its box: left, top, right and bottom, each between 0 and 1000.'),
);

export const input = v.pipe(
  v.object({
    inputs: v.pipe(
      v.looseObject({
        image: v.pipe(binary, v.description('Image of the document, for example a JPEG or PNG file.')),
        question: v.pipe(v.string(), v.description('Question about the document.')),
      }),
      v.title('DocumentQuestionAnsweringInputData'),
      v.description('A document and a question about it.'),
    ),
    parameters: v.optional(
      v.pipe(
        v.looseObject({
          doc_stride: v.optional(
            v.pipe(
              integer,
              v.description(
                'Number of tokens that neighboring chunks share when a long document is split. Default: half of `max_seq_len`, at most 128.',
              ),
            ),
          ),
          handle_impossible_answer: v.optional(
            v.pipe(
              v.boolean(),
              v.description('Allow an empty answer when the document does not hold one. Default: false.'),
            ),
          ),
          lang: v.optional(
            v.pipe(v.string(), v.description('Language for text recognition (OCR), such as `eng`. Default: English.')),
          ),
          max_answer_len: v.optional(
            v.pipe(integer, v.description('Maximum length of the answer, in tokens. At least 1. Default: 15.')),
          ),
          max_seq_len: v.optional(
            v.pipe(
              integer,
              v.description(
                'Maximum length of the question and a chunk of the document together, in tokens. Default: set by the model.',
              ),
            ),
          ),
          max_question_len: v.optional(
            v.pipe(integer, v.description('Maximum length of the question, in tokens; the rest is cut. Default: 64.')),
          ),
          top_k: v.optional(
            v.pipe(
              integer,
              v.description('Number of answers to consider; the method returns the best one. At least 1. Default: 1.'),
            ),
          ),
          word_boxes: v.optional(
            v.pipe(
              v.array(wordBox),
              v.description('Words of the document with their boxes. With them, text recognition (OCR) is skipped.'),
            ),
          ),
        }),
        v.description('Settings of document question answering.'),
      ),
    ),
  }),
  v.description('Input of document question answering: a document, a question and optional settings.'),
);

export const output = v.pipe(
  v.looseObject({
    answer: v.pipe(v.string(), v.description('Answer to the question.')),
    score: v.optional(
      v.pipe(v.number(), v.description('Score of the answer, between 0 and 1. Absent for models that generate text.')),
    ),
    start: v.optional(
      v.pipe(integer, v.description('Index of the first word of the answer in the text of the document.')),
    ),
    end: v.optional(
      v.pipe(integer, v.description('Index of the last word of the answer in the text of the document.')),
    ),
  }),
  v.title('DocumentQuestionAnsweringOutputElement'),
  v.description('Most likely answer to a question about a document.'),
);

export const responseShape = v.pipe(
  v.array(output),
  v.description('Answers to a question about a document, the most likely first; the client returns the first one.'),
);
