import { instance, union } from 'valibot';
import type { MediaAdapter } from '../contract/adapter.ts';
import { bearer, defineProvider } from '../contract/provider.ts';
import { openaiChat, withKnownLimit } from '../presets/openai-chat.ts';
import { openaiEmbeddings } from '../presets/openai-embeddings.ts';
import { firstOfData, type ImageData, openaiImages } from '../presets/openai-images.ts';
import { openaiSpeech } from '../presets/openai-speech.ts';
import { openaiTranscription } from '../presets/openai-transcription.ts';
import { rename, withSize } from '../presets/parameters.ts';
import { rerank } from '../presets/rerank.ts';
import { serverResponses } from '../presets/responses-preference.ts';
import { completionsOrGenerated, tgiGeneration } from '../presets/text-generation.ts';

const server = { id: 'endpoint', label: 'endpoint', baseUrl: '', auth: bearer } as const;

/** Images as OpenAI returns them, or the file itself. */
const textToImage: MediaAdapter<'text-to-image', Blob | ImageData> = {
  ...openaiImages({ base64Format: 'b64_json', parameters: ownNames }),
  response: union([instance(Blob), firstOfData.response], 'expected an image, or a list of images as `data`'),
  media: (body) => (body instanceof Blob ? { blob: body } : firstOfData.media(body)),
  endpointPath: 'v1/images/generations',
};

/** Any server with OpenAI's protocol, as a provider: vLLM, Ollama, llama.cpp, a gateway. */
export const openaiServer = defineProvider({
  ...server,
  tasks: {
    conversational: openaiChat({ body: withKnownLimit, responses: serverResponses }),
    'text-generation': { ...completionsOrGenerated('v1/completions'), endpointPath: 'v1/completions' },
    'feature-extraction': { ...openaiEmbeddings(), endpointPath: 'v1/embeddings' },
    'text-to-image': textToImage,
    'text-to-speech': { ...openaiSpeech(), endpointPath: 'v1/audio/speech' },
    'automatic-speech-recognition': { ...openaiTranscription(), endpointPath: 'v1/audio/transcriptions' },
    'text-ranking': { ...rerank({ path: 'v1/rerank' }), endpointPath: 'v1/rerank' },
  },
});

/** A server of text-generation-inference whose own paths are called. */
export const tgiServer = defineProvider({ ...server, tasks: { 'text-generation': tgiGeneration } });

/**
 * `/rerank` without a version: text-embeddings-inference calls the texts `texts`, vLLM, llama.cpp and Infinity call them `documents`. Each
 * ignores the other name.
 */
export const teiServer = defineProvider({
  ...server,
  tasks: { 'text-ranking': rerank({ path: 'rerank', body: (query, texts) => ({ query, texts, documents: texts }) }) },
});

/** Parameters under OpenAI's names. */
function ownNames(parameters: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return rename(withSize(parameters), { num_images_per_prompt: 'n' });
}
