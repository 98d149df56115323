import * as v from 'valibot';
import { count, integer } from '../../task-schemas/schema-parts.ts';

/** Description of the client method. */
export const summary = 'Finds the answer to a question in a text.';

export const input = v.pipe(
  v.object({
    inputs: v.pipe(
      v.looseObject({
        context: v.pipe(v.string(), v.description('Text that contains the answer.')),
        question: v.pipe(v.string(), v.description('Question about the text.')),
      }),
      v.title('QuestionAnsweringInputData'),
      v.description('A question, and the text in which to find its answer.'),
    ),
    parameters: v.optional(
      v.pipe(
        v.looseObject({
          top_k: v.optional(
            v.pipe(
              integer,
              v.description('Number of answers to consider; the method returns the best one. At least 1. Default: 1.'),
            ),
          ),
          doc_stride: v.optional(
            v.pipe(
              integer,
              v.description(
                'Number of tokens that neighboring chunks share when a long text is split. Default: half of `max_seq_len`, at most 128.',
              ),
            ),
          ),
          max_answer_len: v.optional(
            v.pipe(integer, v.description('Maximum length of the answer, in tokens. At least 1. Default: 15.')),
          ),
          max_seq_len: v.optional(
            v.pipe(
              integer,
              v.description(
                'Maximum length of the question and a chunk of the text together, in tokens. Default: the limit of the model, at most 384.',
              ),
            ),
          ),
          max_question_len: v.optional(
            v.pipe(integer, v.description('Maximum length of the question, in tokens; the rest is cut. Default: 64.')),
          ),
          handle_impossible_answer: v.optional(
            v.pipe(
              v.boolean(),
              v.description('Allow an empty answer when the text does not hold one. Default: false.'),
            ),
          ),
          align_to_words: v.optional(
            v.pipe(
              v.boolean(),
              v.description('Extend the answer to whole words, for languages with spaces between them. Default: true.'),
            ),
          ),
        }),
        v.description('Settings of question answering.'),
      ),
    ),
  }),
  v.description('Input of question answering: a question, a text and optional settings.'),
);

export const output = v.pipe(
  v.looseObject({
    answer: v.pipe(v.string(), v.description('Answer, as it stands in the text.')),
    score: v.pipe(v.number(), v.description('Score of the answer, between 0 and 1.')),
    start: v.pipe(count, v.description('Offset in the text at which the answer begins, in characters.')),
    end: v.pipe(count, v.description('Offset in the text after the last character of the answer.')),
  }),
  v.title('QuestionAnsweringOutputElement'),
  v.description('Most likely answer to a question about a text.'),
);

export const responseShape = v.pipe(
  v.array(output),
  v.description('Answers to a question about a text, the most likely first; the client returns the first one.'),
);
