import type { SpeechModelV3 } from '@ai-sdk/provider';
import { withApiErrors } from './errors.ts';
import { toHeaders, toMetadata, toWarnings, unsupported } from './response.ts';
import { type ModelParts, NAME, ownOptions, toCallOptions, toPlace } from './settings.ts';

type Call = Parameters<SpeechModelV3['doGenerate']>[0];

/** Options of speech that each service names otherwise. */
const OTHERWISE = ['voice', 'outputFormat', 'instructions', 'speed', 'language'] as const;

/** Makes a speech model over `textToSpeech` of the client. */
export function speechModel(parts: ModelParts<'text-to-speech'>): SpeechModelV3 {
  return {
    specificationVersion: 'v3',
    provider: NAME,
    modelId: parts.modelId,
    doGenerate: (call) => withApiErrors(() => speak(parts, call)),
  };
}

async function speak(parts: ModelParts<'text-to-speech'>, call: Call) {
  const args = { ...toPlace(parts), inputs: call.text, parameters: ownOptions(call.providerOptions) };
  const { data, response } = await parts.client.textToSpeech(args, toCallOptions(parts.settings, call)).withResponse();
  const unsent = OTHERWISE.filter((name) => call[name] !== undefined).map((name) =>
    unsupported(name, 'Each service names it otherwise: pass its parameter in `providerOptions.hubkit`.'),
  );
  return {
    audio: new Uint8Array(await data.arrayBuffer()),
    warnings: [...unsent, ...toWarnings(response)],
    providerMetadata: toMetadata(response),
    response: { timestamp: new Date(), modelId: parts.modelId, headers: toHeaders(response) },
  };
}
