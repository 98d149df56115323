import type { InferenceProvider } from '@hubkit/inference';

/** Kinds of default models: for chats about text, for chats about images, for embeddings, and for ranking. */
export type DefaultKind = 'text' | 'image' | 'embedding' | 'ranking';

/** Small, open, and served by most providers. */
const general: Readonly<Record<DefaultKind, string>> = {
  text: 'meta-llama/Llama-3.1-8B-Instruct',
  image: 'Qwen/Qwen2.5-VL-7B-Instruct',
  embedding: 'BAAI/bge-m3',
  ranking: 'BAAI/bge-reranker-v2-m3',
};

/** Models without `--model` at the providers that do not serve the general one, by their names on the hub. */
const special: Partial<Record<InferenceProvider, Partial<Record<DefaultKind, string>>>> = {
  baseten: { text: 'openai/gpt-oss-120b' },
  cohere: { text: 'CohereLabs/c4ai-command-r7b-12-2024', ranking: 'CohereLabs/rerank-v3.5' },
  'fireworks-ai': { text: 'meta-llama/Llama-3.3-70B-Instruct', ranking: 'Qwen/Qwen3-Reranker-8B' },
  deepinfra: { ranking: 'Qwen/Qwen3-Reranker-0.6B' },
  together: { ranking: 'mixedbread-ai/mxbai-rerank-large-v2' },
  hyperbolic: { text: 'meta-llama/Llama-3.2-3B-Instruct' },
  openai: { text: 'openai/gpt-4o-mini', image: 'openai/gpt-4o-mini', embedding: 'openai/text-embedding-3-small' },
  publicai: { text: 'swiss-ai/Apertus-8B-Instruct-2509' },
  'zai-org': { text: 'zai-org/GLM-4.5-Air' },
};

/** The model of a call without `--model`. */
export function defaultModel(kind: DefaultKind, provider: string | undefined): string {
  const own = Object.hasOwn(special, provider ?? '') ? special[provider as InferenceProvider] : undefined;
  return own?.[kind] ?? general[kind];
}

/** Lists all models of calls without `--model`. */
export function defaultModels(): readonly string[] {
  return [general, ...Object.values(special)].flatMap((models) => Object.values(models));
}
