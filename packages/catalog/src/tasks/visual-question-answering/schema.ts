import * as v from 'valibot';
import { binary, integer } from '../../task-schemas/schema-parts.ts';

/** Description of the client method. */
export const summary = 'Answers a question about an image.';

export const input = v.pipe(
  v.object({
    inputs: v.pipe(
      v.looseObject({
        image: v.pipe(binary, v.description('Image that the question is about, for example a JPEG or PNG file.')),
        question: v.pipe(v.string(), v.description('Question about the image.')),
      }),
      v.title('VisualQuestionAnsweringInputData'),
      v.description('An image and a question about it.'),
    ),
    parameters: v.optional(
      v.pipe(
        v.looseObject({
          top_k: v.optional(
            v.pipe(
              integer,
              v.description('Number of answers to consider; the method returns the best one. At least 1. Default: 5.'),
            ),
          ),
        }),
        v.description('Settings of visual question answering.'),
      ),
    ),
  }),
  v.description('Input of visual question answering: an image, a question and optional settings.'),
);

export const output = v.pipe(
  v.looseObject({
    answer: v.pipe(v.string(), v.description('Answer to the question.')),
    score: v.pipe(v.number(), v.description('Score of the answer, between 0 and 1.')),
  }),
  v.title('VisualQuestionAnsweringOutputElement'),
  v.description('Most likely answer to a question about an image.'),
);

export const responseShape = v.pipe(
  v.array(output),
  v.description('Answers to a question about an image, the most likely first; the client returns the first one.'),
);
