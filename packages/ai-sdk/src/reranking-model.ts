import type { RerankingModelV3 } from '@ai-sdk/provider';
import { withApiErrors } from './errors.ts';
import { headersOf, metadataOf, warningsOf } from './response.ts';
import { type ModelParts, NAME, optionsOf, ownOptions, placeOf } from './settings.ts';

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
    .textRanking({ ...placeOf(parts), inputs: { query, texts }, parameters }, optionsOf(parts.settings, call))
    .withResponse();
  return {
    ranking: data.map(({ index, score }) => ({ index, relevanceScore: score })),
    warnings: warningsOf(response),
    providerMetadata: metadataOf(response),
    response: { headers: headersOf(response), modelId: parts.modelId },
  };
}
