import type { TextRankingArgs } from '@hubkit/inference';
import { estimateTokens } from '../bounds/estimate-tokens.ts';
import { beginCall } from '../call/begin-call.ts';
import type { RequestContext } from '../call/context.ts';
import { replyWith } from '../call/reply.ts';
import { GatewayError } from '../contract/errors.ts';
import type { Outgoing } from '../contract/exchange.ts';
import { type JsonObject, readJson } from '../http/read-json.ts';
import { jsonReply } from '../http/replies.ts';
import type { Route } from './route.ts';

/** `POST /v1/rerank`: documents by their relevance to a query, in the form of Cohere and Jina. */
export const rerank: Route = { path: 'rerank', methods: { POST: rank } };

async function rank(visit: RequestContext): Promise<Outgoing> {
  const { parts, incoming } = visit;
  const { body, size } = await readJson(incoming, parts.bounds);
  const query = readQuery(body);
  const texts = readDocuments(body, parts.bounds.inputs);
  const topN = readCount(body);
  const call = await beginCall(visit, {
    task: 'text-ranking',
    model: body.model,
    tokens: { input: estimateTokens(size), output: 0 },
  });
  const parameters = topN === undefined ? {} : { parameters: { top_n: topN } };
  // The target names a provider that has the task.
  const args = { inputs: { query, texts }, ...parameters, ...call.target } as TextRankingArgs;
  return replyWith(
    call,
    () => parts.client.textRanking(args, call.options),
    (ranked, { usage }) =>
      jsonReply({
        object: 'list',
        model: call.model,
        results: ranked.map(({ index, score }) => ({
          index,
          relevance_score: score,
          ...(body.return_documents === true && { document: { text: texts[index] } }),
        })),
        usage: { prompt_tokens: usage?.inputTokens ?? 0, total_tokens: usage?.totalTokens ?? usage?.inputTokens ?? 0 },
      }),
  );
}

function readQuery({ query }: JsonObject): string {
  if (typeof query === 'string' && query !== '') return query;
  throw new GatewayError('INPUT', '`query` has to be a text.', { param: 'query' });
}

/** The documents as texts: some clients send objects with a text. */
function readDocuments({ documents }: JsonObject, most: number): string[] {
  if (!Array.isArray(documents) || documents.length === 0) {
    throw new GatewayError('INPUT', '`documents` has to be a list of texts.', { param: 'documents' });
  }
  if (documents.length > most) {
    const message = `\`documents\` has ${documents.length} texts, and this gateway allows ${most} at most.`;
    throw new GatewayError('INPUT', message, { param: 'documents' });
  }
  return documents.map((document: unknown) => {
    const text = typeof document === 'object' && document !== null && 'text' in document ? document.text : document;
    if (typeof text === 'string') return text;
    throw new GatewayError('INPUT', '`documents` has to be a list of texts; images are not accepted.', {
      param: 'documents',
    });
  });
}

function readCount({ top_n: count }: JsonObject): number | undefined {
  if (count === undefined || count === null || count === 0) return undefined;
  if (typeof count === 'number' && Number.isInteger(count) && count > 0) return count;
  throw new GatewayError('INPUT', '`top_n` has to be a positive integer.', { param: 'top_n' });
}
