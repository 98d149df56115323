import type { TaskId } from '@hubkit/task-types';
import { instance, union } from 'valibot';
import type { MediaAdapter } from '../contract/adapter.ts';
import { bearer, defineProvider, type Provider } from '../contract/provider.ts';
import type { CallTarget } from '../contract/task-functions.ts';
import { openaiChat, withKnownLimit } from '../presets/openai-chat.ts';
import { openaiEmbeddings } from '../presets/openai-embeddings.ts';
import { firstOfData, type ImageData, openaiImages } from '../presets/openai-images.ts';
import { openaiSpeech } from '../presets/openai-speech.ts';
import { openaiTranscription } from '../presets/openai-transcription.ts';
import { rename, withSize } from '../presets/parameters.ts';
import { rerank } from '../presets/rerank.ts';
import { serverResponses } from '../presets/responses-preference.ts';
import { completionsOrGenerated, tgiGeneration } from '../presets/text-generation.ts';
import { endpointProtocol } from './endpoint-protocol.ts';
import { endpointAt } from './endpoint-request-url.ts';
import { requireAdapter, unmappedEntry } from './resolve-provider.ts';
import type { Route } from './route.ts';

/** The server of a custom endpoint as a provider; undefined where it has the protocol of the hub's inference service. */
export function serverAt(task: TaskId, endpointUrl: string): Provider | undefined {
  const protocol = endpointProtocol(task, endpointUrl);
  return protocol === 'hub' ? undefined : SERVERS[protocol];
}

const server = { id: 'endpoint', label: 'endpoint', baseUrl: '', auth: bearer } as const;

/** Images as OpenAI returns them, or the file itself. */
const textToImage: MediaAdapter<'text-to-image', Blob | ImageData> = {
  ...openaiImages({ base64Format: 'b64_json', parameters: ownNames }),
  response: union([instance(Blob), firstOfData.response], 'expected an image, or a list of images as `data`'),
  media: (body) => (body instanceof Blob ? { blob: body } : firstOfData.media(body)),
  endpointPath: 'v1/images/generations',
};

/** Any server with OpenAI's protocol, as a provider: vLLM, Ollama, llama.cpp, a gateway. */
const openaiServer = defineProvider({
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
const tgiServer = defineProvider({ ...server, tasks: { 'text-generation': tgiGeneration } });

/**
 * `/rerank` without a version: text-embeddings-inference calls the texts `texts`, vLLM, llama.cpp and Infinity call them `documents`. Each
 * ignores the other name.
 */
const teiServer = defineProvider({
  ...server,
  tasks: { 'text-ranking': rerank({ path: 'rerank', body: (query, texts) => ({ query, texts, documents: texts }) }) },
});

/** Parameters under OpenAI's names. */
function ownNames(parameters: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return rename(withSize(parameters), { num_images_per_prompt: 'n' });
}

const SERVERS = { openai: openaiServer, tgi: tgiServer, tei: teiServer };

/** The route of a call to a custom endpoint. */
export function routeToEndpoint(
  task: TaskId,
  { model = '' }: CallTarget,
  endpointUrl: string,
  provider: Provider,
  adapter = requireAdapter(provider, task),
): Route {
  const name = model === endpointUrl ? '' : model;
  const mapping = unmappedEntry(provider, task, name);
  return { provider, adapter, mapping, endpoint: endpointAt(endpointUrl, adapter.endpointPath) };
}
