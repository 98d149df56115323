import { array, check, looseObject, nullish, number, pipe, union } from 'valibot';
import type { ValueAdapter } from '../contract/adapter.ts';
import { flatten } from './parameters.ts';

/** Differences of a service that ranks documents in the form of Cohere and Jina. */
export interface RankingService {
  readonly path: string;
  /** Members of the body for the query and the texts. @default { query, documents } */
  readonly body?: (query: string, texts: readonly string[]) => object;
}

const EXPECTED = 'expected {index: number, score: number}';

/** The score has one of two names. */
const ranked = pipe(
  looseObject({ index: number(EXPECTED), relevance_score: nullish(number()), score: nullish(number()) }, EXPECTED),
  check(({ relevance_score: relevance, score }) => (relevance ?? score) != null, EXPECTED),
);

/** A text in a response; the score has one of two names. */
interface Ranked {
  readonly index: number;
  readonly relevance_score?: number | null | undefined;
  readonly score?: number | null | undefined;
}

/** The forms of a response. */
type RankingResponse =
  | readonly Ranked[]
  | { readonly results: readonly Ranked[] }
  | { readonly data: readonly Ranked[] };

/** The list itself, or below `results` or `data`: services differ in no other way (their documentation, November 2026). */
const response = union(
  [array(ranked), looseObject({ results: array(ranked) }), looseObject({ data: array(ranked) })],
  'expected Array<{index: number, score: number}>, alone or as `results` or `data`',
);

/** Ranking by the protocol that Cohere, Jina, vLLM, llama.cpp and others have in common. */
export function rerank({ path, body = withDocuments }: RankingService): ValueAdapter<'text-ranking'> {
  const adapter: ValueAdapter<'text-ranking', RankingResponse> = {
    type: 'value',
    request: ({ input, model }) => ({
      path,
      json: { ...flatten(input), ...body(input.inputs.query, input.inputs.texts), model: model || undefined },
    }),
    response,
    // Not every service knows `top_n`.
    output: (body, { input }) => bestFirst(readItems(body), input.parameters?.top_n),
  };
  return adapter;
}

/** Sorts by score, and takes the first ones. */
export function bestFirst(
  items: readonly { readonly index: number; readonly score: number }[],
  count: number | undefined,
): { index: number; score: number }[] {
  return [...items].sort((one, other) => other.score - one.score).slice(0, count);
}

function withDocuments(query: string, documents: readonly string[]): object {
  return { query, documents };
}

function readItems(body: RankingResponse): { readonly index: number; readonly score: number }[] {
  const items = 'results' in body ? body.results : 'data' in body ? body.data : body;
  return items.map(({ index, relevance_score: relevance, score }) => ({ index, score: relevance ?? score ?? 0 }));
}
