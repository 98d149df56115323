import type { TranscriptionModelV3 } from '@ai-sdk/provider';
import { withApiErrors } from './errors.ts';
import { toHeaders, toMetadata, toWarnings } from './response.ts';
import { type ModelParts, NAME, ownOptions, toCallOptions, toPlace } from './settings.ts';

type Call = Parameters<TranscriptionModelV3['doGenerate']>[0];

/** Makes a transcription model over `automaticSpeechRecognition` of the client. */
export function transcriptionModel(parts: ModelParts<'automatic-speech-recognition'>): TranscriptionModelV3 {
  return {
    specificationVersion: 'v3',
    provider: NAME,
    modelId: parts.modelId,
    doGenerate: (call) => withApiErrors(() => transcribe(parts, call)),
  };
}

async function transcribe(parts: ModelParts<'automatic-speech-recognition'>, call: Call) {
  const { audio, mediaType: type } = call;
  const bytes = typeof audio === 'string' ? Uint8Array.from(atob(audio), (char) => char.charCodeAt(0)) : audio;
  const args = {
    ...toPlace(parts),
    inputs: new Blob([new Uint8Array(bytes)], { type }),
    parameters: ownOptions(call.providerOptions),
  };
  const { data, response } = await parts.client
    .automaticSpeechRecognition(args, toCallOptions(parts.settings, call))
    .withResponse();
  return {
    text: data.text,
    segments: (data.chunks ?? []).map(({ text, timestamp: [startSecond, end] }) => ({
      text,
      startSecond,
      // The last part of a recording may have no end.
      endSecond: end ?? startSecond,
    })),
    language: typeof data.language === 'string' ? data.language : undefined,
    durationInSeconds: typeof data.duration === 'number' ? data.duration : undefined,
    warnings: toWarnings(response),
    providerMetadata: toMetadata(response),
    response: { timestamp: new Date(), modelId: parts.modelId, headers: toHeaders(response) },
  };
}
