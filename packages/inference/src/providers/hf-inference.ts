import type {
  AutomaticSpeechRecognitionOutput,
  FeatureExtractionOutput,
  TextClassificationOutput,
} from '@hubkit/catalog';
import { array, instance, looseObject, minLength, pipe, string, union } from 'valibot';
import type { MediaAdapter, ValueAdapter } from '../contract/adapter.ts';
import { bearer, defineProvider } from '../contract/provider.ts';
import { routedOnly } from '../presets/access.ts';
import { embeddingResponse } from '../presets/embeddings.ts';
import { base64Request, hasParameters, MODEL_PATH, pipelinePath, rawRequest } from '../presets/hub-task.ts';
import { flatLabels, labelResponse } from '../presets/labels.ts';
import { openaiChat } from '../presets/openai-chat.ts';
import { textGeneration } from './hf-inference/text.ts';

type Picture =
  | Blob
  | { readonly data: readonly { readonly b64_json: string }[] }
  | { readonly output: readonly string[] };

const textToImage: MediaAdapter<'text-to-image', Picture> = {
  type: 'media',
  request: ({ input }) => ({ path: MODEL_PATH, json: input }),
  response: union([
    instance(Blob),
    looseObject({ data: pipe(array(looseObject({ b64_json: string() })), minLength(1)) }),
    looseObject({ output: pipe(array(string()), minLength(1)) }),
  ]),
  media(answer) {
    if (answer instanceof Blob) return { blob: answer };
    if ('data' in answer) return { base64: answer.data[0]?.b64_json ?? '' };
    return { url: answer.output[0] ?? '' };
  },
};

const featureExtraction: ValueAdapter<'feature-extraction', FeatureExtractionOutput> = {
  type: 'value',
  request: ({ input }) => ({ path: pipelinePath('feature-extraction'), json: input }),
  response: embeddingResponse,
  output: (answer) => answer,
};

type Labels = TextClassificationOutput;

const textClassification: ValueAdapter<'text-classification', Labels | Labels[]> = {
  type: 'value',
  request: ({ input }) => ({ path: MODEL_PATH, json: input }),
  response: labelResponse,
  output: flatLabels,
};

const speech: ValueAdapter<'automatic-speech-recognition', AutomaticSpeechRecognitionOutput> = {
  type: 'value',
  malformedText: 'Received malformed response from automatic-speech-recognition API',
  uploads: (input) => (hasParameters(input) ? { inputs: input.inputs } : {}),
  request: ({ input, uploads: { inputs } }) =>
    inputs ? base64Request(MODEL_PATH, input, inputs.base64) : rawRequest(MODEL_PATH, input.inputs),
  response: looseObject({ text: string() }),
  output: (answer) => answer,
};

/** The hub's own service. It is only reached through the router. */
export const hfInference = defineProvider({
  id: 'hf-inference',
  label: 'HF-Inference',
  site: 'https://huggingface.co/docs/inference-providers/providers/hf-inference',
  hubOrganization: 'hf-inference',
  keyVariable: 'HF_TOKEN',
  baseUrl: 'https://router.huggingface.co/hf-inference',
  access: routedOnly,
  auth: bearer,
  equivalentTasks: [['feature-extraction', 'sentence-similarity']],
  tasks: {
    'text-to-image': textToImage,
    conversational: openaiChat({ path: 'models/{model}/v1/chat/completions' }),
    'text-generation': textGeneration,
    'text-classification': textClassification,
    'automatic-speech-recognition': speech,
    'feature-extraction': featureExtraction,
  },
});
