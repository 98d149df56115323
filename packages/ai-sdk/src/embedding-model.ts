import type { EmbeddingModelV3, EmbeddingModelV3CallOptions, EmbeddingModelV3Result } from '@ai-sdk/provider';
import { withApiErrors } from './errors.ts';
import { toHeaders, toMetadata, toWarnings } from './response.ts';
import { type ModelParts, type ModelSettings, NAME, ownOptions, toCallOptions, toPlace } from './settings.ts';

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
  const args = { ...toPlace(parts), ...ownOptions(call.providerOptions), inputs: call.values };
  const { data, response } = await parts.client
    .featureExtraction(args, toCallOptions(parts.settings, call))
    .withResponse();
  const tokens = response.usage?.inputTokens;
  return {
    // One vector for each text of a list.
    embeddings: data as number[][],
    warnings: toWarnings(response),
    providerMetadata: toMetadata(response),
    response: { headers: toHeaders(response) },
    ...(tokens !== undefined && { usage: { tokens } }),
  };
}
