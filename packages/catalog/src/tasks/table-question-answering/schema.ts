import * as v from 'valibot';
import { count, tableColumns } from '../../task-schemas/schema-parts.ts';

/** Description of the client method. */
export const summary = 'Answers a question about a table.';

const question = v.pipe(
  v.string(),
  v.description('Question about the table, such as `How many stars does the first repository have?`'),
);

export const input = v.pipe(
  v.object({
    inputs: v.pipe(
      v.union([
        v.pipe(
          v.looseObject({ table: tableColumns, question }),
          v.title('TableQuestionAnsweringInputData'),
          v.description('A table and a question about it.'),
        ),
        v.pipe(
          v.looseObject({ table: tableColumns, query: question }),
          v.title('TableQuestionAnsweringQueryData'),
          v.description('A table and a question about it, by the name that servers have for it.'),
        ),
      ]),
      v.description('A table and a question about it, called `question` or, as on the wire, `query`.'),
    ),
    parameters: v.optional(
      v.pipe(
        v.looseObject({
          padding: v.optional(
            v.pipe(
              v.picklist(['do_not_pad', 'longest', 'max_length']),
              v.title('TableQuestionAnsweringPadding'),
              v.description(
                'Padding of the inputs: none, to the longest one of the request, or to the limit of the model. Default: `do_not_pad`.',
              ),
            ),
          ),
          sequential: v.optional(
            v.pipe(
              v.boolean(),
              v.description(
                'Answer one question after the other, for models that use earlier answers; slower. Default: false.',
              ),
            ),
          ),
          truncation: v.optional(
            v.pipe(
              v.boolean(),
              v.description('Cut tables that exceed the limit of the model instead of failing. Default: false.'),
            ),
          ),
        }),
        v.description('Settings of table question answering.'),
      ),
    ),
  }),
  v.description('Input of table question answering: a table, a question and optional settings.'),
);

export const output = v.pipe(
  v.looseObject({
    answer: v.pipe(
      v.string(),
      v.description('Answer: the selected cells, after the aggregator if there is one, such as `SUM > 1, 2`.'),
    ),
    coordinates: v.pipe(
      v.array(v.pipe(v.array(count), v.length(2))),
      v.description('Row and column of each selected cell, from 0.'),
    ),
    cells: v.pipe(v.array(v.string()), v.description('Texts of the selected cells.')),
    aggregator: v.optional(
      v.pipe(
        v.string(),
        v.description(
          'Operation on the cells that leads to the answer: `NONE`, `SUM`, `AVERAGE` or `COUNT`. Absent for models without one.',
        ),
      ),
    ),
  }),
  v.title('TableQuestionAnsweringOutputElement'),
  v.description('Answer to a question about a table.'),
);

export const responseShape = v.pipe(
  v.array(output),
  v.description('Answers to a question about a table, the most likely first; the client returns the first one.'),
);
