import * as v from 'valibot';
import { integer } from '../../task-schemas/schema-parts.ts';

/** Description of the client method. */
export const summary = 'Orders texts by their relevance to a query.';

export const input = v.pipe(
  v.object({
    inputs: v.pipe(
      v.looseObject({
        query: v.pipe(v.string(), v.description('Query that the texts are compared with.')),
        texts: v.pipe(v.array(v.string()), v.description('Texts to rank, in any order.')),
      }),
      v.title('TextRankingInputData'),
      v.description('A query, and the texts to rank.'),
    ),
    parameters: v.optional(
      v.pipe(
        v.looseObject({
          top_n: v.optional(
            v.pipe(
              integer,
              v.minValue(1),
              v.description('Number of texts in the result, the best ones. All texts by default.'),
            ),
          ),
        }),
        v.description('Settings of the ranking.'),
      ),
    ),
  }),
  v.description('Input of text ranking: a query and the texts to rank by their relevance to it.'),
);

export const output = v.pipe(
  v.array(
    v.pipe(
      v.looseObject({
        index: v.pipe(integer, v.description('Position of the text in the input, from 0.')),
        score: v.pipe(
          v.number(),
          v.description('Relevance, higher is better. From 0 to 1 at most services, a raw score at some servers.'),
        ),
      }),
      v.title('TextRankingOutputElement'),
      v.description('A ranked text.'),
    ),
  ),
  v.description('The texts by relevance, the best one first.'),
);
