import type {
  EmbeddingModelV3,
  ImageModelV3,
  LanguageModelV3,
  RerankingModelV3,
  SpeechModelV3,
  TranscriptionModelV3,
} from '@ai-sdk/provider';
import type { CallOptions, InferenceClient, InferenceTask as TaskId } from '@hubkit/inference';
import { type EmbeddingSettings, embeddingModel } from './embedding-model.ts';
import { imageModel } from './image-model.ts';
import { languageModel } from './language/language-model.ts';
import { rerankingModel } from './reranking-model.ts';
import type { ModelParts, ModelSettings } from './settings.ts';
import { speechModel } from './speech-model.ts';
import { transcriptionModel } from './transcription-model.ts';

/** Options of `createHubkit`. */
export interface HubkitOptions {
  /** Client that makes the calls: its keys, limits, retries and telemetry hold for all models. */
  readonly client: InferenceClient;
  /** Options of every call. @default those of the client */
  readonly options?: CallOptions | undefined;
}

/** Makes models for the AI SDK. Called as a function, it makes a language model. */
export interface Hubkit {
  (modelId: string, settings?: ModelSettings<'conversational'>): LanguageModelV3;
  readonly specificationVersion: 'v3';
  /** A model that chats, calls tools and answers in JSON. */
  languageModel(modelId: string, settings?: ModelSettings<'conversational'>): LanguageModelV3;
  /** A model that makes vectors of texts. */
  embeddingModel(modelId: string, settings?: EmbeddingSettings): EmbeddingModelV3;
  /** The same as `embeddingModel`. */
  textEmbeddingModel(modelId: string, settings?: EmbeddingSettings): EmbeddingModelV3;
  /** A model that draws. */
  imageModel(modelId: string, settings?: ModelSettings<'text-to-image'>): ImageModelV3;
  /** A model that speaks. */
  speechModel(modelId: string, settings?: ModelSettings<'text-to-speech'>): SpeechModelV3;
  /** A model that writes down speech. */
  transcriptionModel(modelId: string, settings?: ModelSettings<'automatic-speech-recognition'>): TranscriptionModelV3;
  /** A model that orders texts by their relevance to a query. */
  rerankingModel(modelId: string, settings?: ModelSettings<'text-ranking'>): RerankingModelV3;
}

/**
 * Makes a provider for the AI SDK (`ai`) over a client.
 *
 * @param options - The client, and options of its calls.
 * @returns A function from the name of a model to a language model, with a method for each other kind of model.
 * @example
 * ```ts
 * const hubkit = createHubkit({ client: new InferenceClient(process.env.HF_TOKEN) });
 * const { text } = await generateText({
 *   model: hubkit('meta-llama/Llama-3.1-8B-Instruct', { provider: ['groq', 'together'] }),
 *   prompt: 'What is 6 times 7?',
 * });
 * ```
 */
export function createHubkit({ client, options }: HubkitOptions): Hubkit {
  const createParts = <K extends TaskId>(modelId: string, settings: ModelSettings<K> = {}): ModelParts<K> => ({
    client,
    modelId,
    settings: { ...settings, options: { ...options, ...settings.options } },
  });
  const chat = (modelId: string, settings?: ModelSettings<'conversational'>) =>
    languageModel(createParts(modelId, settings));
  const embedding = (modelId: string, { maxEmbeddingsPerCall, ...settings }: EmbeddingSettings = {}) =>
    embeddingModel({ ...createParts<'feature-extraction'>(modelId, settings), maxEmbeddingsPerCall });
  return Object.assign((modelId: string, settings?: ModelSettings<'conversational'>) => chat(modelId, settings), {
    specificationVersion: 'v3' as const,
    languageModel: chat,
    embeddingModel: embedding,
    textEmbeddingModel: embedding,
    imageModel: (modelId: string, settings?: ModelSettings<'text-to-image'>) =>
      imageModel(createParts(modelId, settings)),
    speechModel: (modelId: string, settings?: ModelSettings<'text-to-speech'>) =>
      speechModel(createParts(modelId, settings)),
    transcriptionModel: (modelId: string, settings?: ModelSettings<'automatic-speech-recognition'>) =>
      transcriptionModel(createParts(modelId, settings)),
    rerankingModel: (modelId: string, settings?: ModelSettings<'text-ranking'>) =>
      rerankingModel(createParts(modelId, settings)),
  });
}
