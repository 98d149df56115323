import { countTokens } from '../content/tokens.ts';
import type { JsonObject } from '../contract/json.ts';
import { invalidField, missingField } from '../contract/problem.ts';
import type { DialectOf, TaskOutput } from '../dialect/provider.ts';
import { readInteger, readText } from './request-fields.ts';

/** A service that ranks documents, in the form of Cohere and Jina. */
export interface RankingStyle {
  readonly path: string | readonly string[];
  /** Names of the list of texts, in their order of precedence. @default ['documents'] */
  readonly names?: readonly string[];
  /** Member for the score. @default 'relevance_score' */
  readonly score?: string;
  /** True if every result has its document, `request` if the request decides. @default 'request' */
  readonly documents?: boolean | 'request';
  /** The document in a result. @default { text } */
  readonly document?: (text: string) => unknown;
  /** The body around the results. @default Jina's */
  readonly envelope?: (results: readonly RankedItem[], context: RankingContext) => object;
}

/** A result under the service's names. */
type RankedItem = Readonly<Record<string, unknown>>;

/** Facts for the body around the results. */
interface RankingContext {
  readonly model: string;
  readonly tokens: number;
  readonly body: JsonObject;
}

/** Ranking by a list of documents. */
export function rerank({
  path,
  names = ['documents'],
  score = 'relevance_score',
  documents = 'request',
  document = (text) => ({ text }),
  envelope = jinaEnvelope,
}: RankingStyle): DialectOf<'text-ranking'> {
  return {
    path,
    read: ({ body }) => ({
      query: readText(body, 'query'),
      texts: readDocuments(body, names.find((name) => body[name] !== undefined) ?? names[0] ?? 'documents'),
      topN: readInteger(body, 'top_n') || undefined,
    }),
    write: (ranked, { request: { body, modelName } }) => {
      const hasDocuments = documents === true || (documents === 'request' && body.return_documents === true);
      const results = ranked.map((item) => ({
        index: item.index,
        [score]: item.score,
        ...(hasDocuments && { document: document(item.text) }),
      }));
      return envelope(results, { model: modelName, tokens: sumTokens(body, ranked), body });
    },
  };
}

/** Documents are texts, or objects with a text. */
function readDocuments(body: JsonObject, name: string): readonly string[] {
  const value = body[name];
  if (value === undefined) throw missingField(name);
  if (!Array.isArray(value) || value.length === 0) throw invalidField(name, `${name} must be a list of texts`);
  return value.map((item: unknown) => {
    const text = typeof item === 'object' && item !== null && 'text' in item ? item.text : item;
    if (typeof text !== 'string') throw invalidField(name, `${name} must be a list of texts`);
    return text;
  });
}

function sumTokens({ query }: JsonObject, ranked: TaskOutput<'text-ranking'>): number {
  return ranked.reduce((sum, { text }) => sum + countTokens(text) + countTokens(String(query)), 0);
}

function jinaEnvelope(results: readonly RankedItem[], { model, tokens }: RankingContext): object {
  return { model, object: 'list', usage: { total_tokens: tokens, prompt_tokens: tokens }, results };
}
