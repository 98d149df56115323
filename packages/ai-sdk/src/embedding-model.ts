import type { EmbeddingModelV3, EmbeddingModelV3CallOptions, EmbeddingModelV3Result } from '@ai-sdk/provider';
import { withApiErrors } from './errors.ts';
import { headersOf, metadataOf, warningsOf } from './response.ts';
import { type ModelParts, type ModelSettings, NAME, optionsOf, ownOptions, placeOf } from './settings.ts';

/** Where the calls of an embedding model go, and how large they are. */
export interface EmbeddingSettings extends ModelSettings<'feature-extraction'> {
  /** Texts in one request. @default 32 */
  readonly maxEmbeddingsPerCall?: number | undefined;
}

/** Makes an embedding model over `featureExtraction` of the client. */
export function embeddingModel(
  parts: ModelParts<'feature-extraction'> & { readonly maxEmbeddingsPerCall?: number | undefined },
): EmbeddingModelV3 {
  return {
    specificationVersion: 'v3',
    provider: NAME,
    modelId: parts.modelId,
    maxEmbeddingsPerCall: parts.maxEmbeddingsPerCall ?? 32,
    supportsParallelCalls: true,
    doEmbed: (call) => withApiErrors(() => embed(parts, call)),
  };
}

async function embed(
  parts: ModelParts<'feature-extraction'>,
  call: EmbeddingModelV3CallOptions,
): Promise<EmbeddingModelV3Result> {
  const args = { ...placeOf(parts), ...ownOptions(call.providerOptions), inputs: call.values };
  const { data, response } = await parts.client.featureExtraction(args, optionsOf(parts.settings, call)).withResponse();
  const tokens = response.usage?.inputTokens;
  return {
    // One vector for each text of a list.
    embeddings: data as number[][],
    warnings: warningsOf(response),
    providerMetadata: metadataOf(response),
    response: { headers: headersOf(response) },
    ...(tokens !== undefined && { usage: { tokens } }),
  };
}
