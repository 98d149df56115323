import { array, looseObject, number } from 'valibot';
import type { ValueAdapter } from '../contract/adapter.ts';
import { bearer, defineProvider } from '../contract/provider.ts';
import { openaiChat } from '../presets/openai-chat.ts';
import { openaiCompletions } from '../presets/openai-completions.ts';
import { openaiEmbeddings } from '../presets/openai-embeddings.ts';
import { openaiImages } from '../presets/openai-images.ts';
import { openaiSpeech } from '../presets/openai-speech.ts';
import { openaiTranscription } from '../presets/openai-transcription.ts';
import { flatten, withSize } from '../presets/parameters.ts';
import { bestFirst } from '../presets/rerank.ts';

/** Scores pairs of a query and a document, so that the query is repeated for each text (deepinfra.com, model pages, August 2026). */
const textRanking: ValueAdapter<'text-ranking', { readonly scores: readonly number[] }> = {
  type: 'value',
  request: ({ input }) => {
    const { top_n, ...parameters } = flatten(input);
    const { query, texts } = input.inputs;
    return { path: 'v1/inference/{model}', json: { ...parameters, queries: texts.map(() => query), documents: texts } };
  },
  response: looseObject({ scores: array(number()) }),
  output: ({ scores }, { input }) =>
    bestFirst(
      scores.map((score, index) => ({ index, score })),
      input.parameters?.top_n,
    ),
};

export const deepinfra = defineProvider({
  id: 'deepinfra',
  label: 'DeepInfra',
  site: 'https://deepinfra.com',
  hubOrganization: 'DeepInfra',
  keyVariable: 'DEEPINFRA_TOKEN',
  baseUrl: 'https://api.deepinfra.com',
  auth: bearer,
  reasoningForm: 'effort_or_off',
  tasks: {
    'automatic-speech-recognition': openaiTranscription({ path: 'v1/openai/audio/transcriptions' }),
    conversational: openaiChat({ path: 'v1/openai/chat/completions' }),
    'feature-extraction': openaiEmbeddings({ path: 'v1/openai/embeddings' }),
    'text-generation': openaiCompletions({ path: 'v1/openai/completions' }),
    'text-to-image': openaiImages({
      path: 'v1/openai/images/generations',
      base64Format: 'b64_json',
      parameters: withSize,
    }),
    'text-to-speech': openaiSpeech({ path: 'v1/openai/audio/speech' }),
    'text-ranking': textRanking,
  },
});
