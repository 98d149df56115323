import type {
  FillMaskOutputElement,
  QuestionAnsweringOutputElement,
  SummarizationOutput,
  TableQuestionAnsweringInput,
  TableQuestionAnsweringOutputElement,
  TokenClassificationOutputElement,
  TranslationOutput,
} from '@hubkit/task-types';
import { array, check, looseObject, nullish, number, pipe, string } from 'valibot';
import type { ValueAdapter } from '../../contract/adapter.ts';
import { MODEL_PATH, pipelinePath } from '../../presets/hub-task.ts';
import { createListSchema } from '../../presets/list-schema.ts';
import { rerank } from '../../presets/rerank.ts';
import { completionsOrGenerated } from '../../presets/text-generation.ts';
import { type WithNulls, withoutNulls } from '../../presets/without-nulls.ts';

type Entity = WithNulls<TokenClassificationOutputElement>;

export const tokenClassification: ValueAdapter<'token-classification', readonly Entity[]> = {
  type: 'value',
  request: ({ input }) => ({ path: MODEL_PATH, json: input }),
  response: createListSchema(
    pipe(
      looseObject({
        entity_group: nullish(string()),
        // The label of a token that was not grouped with others.
        entity: nullish(string()),
        word: string(),
        score: number(),
        start: number(),
        end: number(),
      }),
      check(({ entity_group: group, entity }) => (group ?? entity) != null),
    ),
    { form: 'Array<{end: number, entity_group: string, score: number, start: number, word: string}>' },
  ),
  output: (entities) => entities.map(withoutNulls),
};

export const fillMask: ValueAdapter<'fill-mask', readonly FillMaskOutputElement[]> = {
  type: 'value',
  request: ({ input }) => ({ path: MODEL_PATH, json: input }),
  // A text with several masks has a list for each of them.
  response: createListSchema(
    looseObject({ score: number(), sequence: string(), token: number(), token_str: string() }),
    {
      form: 'Array<{score: number, sequence: string, token: number, token_str: string}>',
      mayNest: true,
    },
  ),
  output: (words) => [...words],
};

export const questionAnswering: ValueAdapter<'question-answering', readonly QuestionAnsweringOutputElement[]> = {
  type: 'value',
  request: ({ input }) => ({ path: MODEL_PATH, json: input }),
  response: createListSchema(looseObject({ answer: string(), score: number(), start: number(), end: number() }), {
    form: 'Array<{answer: string, end: number, score: number, start: number}>',
    isFilled: true,
  }),
  // The schema admits no empty list, here and below.
  output: ([best]) => best as QuestionAnsweringOutputElement,
};

type CellAnswer = WithNulls<TableQuestionAnsweringOutputElement>;

export const tableQuestionAnswering: ValueAdapter<'table-question-answering', readonly CellAnswer[]> = {
  type: 'value',
  request: ({ input }) => ({ path: MODEL_PATH, json: { ...input, inputs: withQuery(input.inputs) } }),
  response: createListSchema(
    looseObject({
      // Models without an aggregator exist.
      aggregator: nullish(string()),
      answer: string(),
      cells: array(string()),
      coordinates: array(array(number())),
    }),
    { form: '{aggregator: string, answer: string, cells: string[], coordinates: number[][]}', isFilled: true },
  ),
  output: ([answer]) => withoutNulls(answer as CellAnswer),
};

/** The question under the name that servers have for it. */
function withQuery({ question, query = question, ...inputs }: TableQuestionAnsweringInput['inputs']): object {
  return { query, ...inputs };
}

export const summarization: ValueAdapter<'summarization', readonly SummarizationOutput[]> = {
  type: 'value',
  request: ({ input }) => ({ path: MODEL_PATH, json: input }),
  response: createListSchema(looseObject({ summary_text: string() }), {
    form: 'Array<{summary_text: string}>',
    isFilled: true,
  }),
  output: ([summary]) => summary as SummarizationOutput,
};

export const translation: ValueAdapter<'translation', readonly TranslationOutput[]> = {
  type: 'value',
  request: ({ input }) => ({ path: MODEL_PATH, json: input }),
  response: createListSchema(looseObject({ translation_text: string() }), {
    form: 'Array<{translation_text: string}>',
    isFilled: true,
  }),
  // A list of texts is no part of the types, but older programs send one and expect a list.
  output: (translations) => (translations.length === 1 ? translations[0] : translations) as TranslationOutput,
};

const NUMBERS = 'expected Array<number>';

export const sentenceSimilarity: ValueAdapter<'sentence-similarity', number[]> = {
  type: 'value',
  request: ({ input }) => ({ path: pipelinePath('sentence-similarity'), json: input }),
  response: array(number(NUMBERS), NUMBERS),
  output: (similarities) => similarities,
};

/** The input as it is, by @huggingface/inference pull request 2496 (15 September 2026). */
export const textRanking: ValueAdapter<'text-ranking'> = {
  ...rerank({ path: '' }),
  request: ({ input }) => ({ path: pipelinePath('text-ranking'), json: input }),
};

/** Completions: the service left the protocol of text-generation-inference in May 2026. */
export const textGeneration = {
  ...completionsOrGenerated('models/{model}/v1/completions'),
  endpointPath: 'v1/completions',
};
