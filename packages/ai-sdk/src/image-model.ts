import type { ImageModelV3, ImageModelV3CallOptions } from '@ai-sdk/provider';
import { withApiErrors } from './errors.ts';
import { toHeaders, toWarnings, unsupported } from './response.ts';
import { type ModelParts, NAME, ownOptions, toCallOptions, toPlace } from './settings.ts';

/** Makes an image model over `textToImage` of the client: one image in one call, several calls at once for more. */
export function imageModel(parts: ModelParts<'text-to-image'>): ImageModelV3 {
  return {
    specificationVersion: 'v3',
    provider: NAME,
    modelId: parts.modelId,
    maxImagesPerCall: 1,
    doGenerate: (call) => withApiErrors(() => draw(parts, call)),
  };
}

async function draw(parts: ModelParts<'text-to-image'>, call: ImageModelV3CallOptions) {
  const { prompt = '', size, aspectRatio, seed, files, mask } = call;
  const [width, height] = size?.split('x').map(Number) ?? [];
  const parameters = {
    ...(width !== undefined && height !== undefined && { width, height }),
    ...(seed !== undefined && { seed }),
    ...ownOptions(call.providerOptions),
  };
  const { data, response } = await parts.client
    .textToImage({ ...toPlace(parts), inputs: prompt, parameters }, toCallOptions(parts.settings, call))
    .withResponse();
  const warnings = [
    ...(aspectRatio
      ? [unsupported('aspectRatio', 'Pass `size`, or what the service takes in `providerOptions.hubkit`.')]
      : []),
    ...(files?.length || mask ? [unsupported('files', 'Call `imageToImage` of the client to change images.')] : []),
  ];
  return {
    images: [new Uint8Array(await data.arrayBuffer())],
    warnings: [...warnings, ...toWarnings(response)],
    response: { timestamp: new Date(), modelId: parts.modelId, headers: toHeaders(response) },
  };
}
