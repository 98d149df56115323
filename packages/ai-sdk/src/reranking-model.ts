import type { RerankingModelV3 } from '@ai-sdk/provider';
import { withApiErrors } from './errors.ts';
import { toHeaders, toMetadata, toWarnings } from './response.ts';
import { type ModelParts, NAME, ownOptions, toCallOptions, toPlace } from './settings.ts';

type Call = Parameters<RerankingModelV3['doRerank']>[0];

/** Makes a reranking model over `textRanking` of the client. Documents that are objects are ranked as JSON. */
export function rerankingModel(parts: ModelParts<'text-ranking'>): RerankingModelV3 {
  return {
    specificationVersion: 'v3',
    provider: NAME,
    modelId: parts.modelId,
    doRerank: (call) => withApiErrors(() => rank(parts, call)),
  };
}

async function rank(parts: ModelParts<'text-ranking'>, call: Call) {
  const { documents, query, topN } = call;
  const texts =
    documents.type === 'text' ? documents.values : documents.values.map((document) => JSON.stringify(document));
  const parameters = { ...(topN !== undefined && { top_n: topN }), ...ownOptions(call.providerOptions) };
  const { data, response } = await parts.client
    .textRanking({ ...toPlace(parts), inputs: { query, texts }, parameters }, toCallOptions(parts.settings, call))
    .withResponse();
  return {
    ranking: data.map(({ index, score }) => ({ index, relevanceScore: score })),
    warnings: toWarnings(response),
    providerMetadata: toMetadata(response),
    response: { headers: toHeaders(response), modelId: parts.modelId },
  };
}
