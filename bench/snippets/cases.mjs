// Models and providers that both packages have snippets for: one call of each kind.

const chat = { id: 'meta-llama/Llama-3.1-8B-Instruct', pipeline_tag: 'text-generation', tags: ['conversational'] };

const model = (id, task, more) => ({ id, pipeline_tag: task, tags: [], inference: '', ...more });

/** Calls of `getInferenceSnippets`, by name. */
export const CALLS = {
  chat: [{ ...chat, inference: '' }, 'groq', 'llama-3.1-8b-instant', { streaming: false }],
  'chat stream': [{ ...chat, inference: '' }, 'groq', 'llama-3.1-8b-instant', { streaming: true }],
  'text classification': [
    model('distilbert/distilbert-base-uncased-finetuned-sst-2-english', 'text-classification'),
    'hf-inference',
  ],
  'question answering': [model('deepset/roberta-base-squad2', 'question-answering'), 'hf-inference'],
  'speech recognition': [model('openai/whisper-large-v3', 'automatic-speech-recognition'), 'hf-inference'],
  'image classification': [model('google/vit-base-patch16-224', 'image-classification'), 'hf-inference'],
  'text to image': [model('black-forest-labs/FLUX.1-schnell', 'text-to-image'), 'fal-ai', 'fal-ai/flux/schnell'],
  'text to video': [model('Wan-AI/Wan2.1-T2V-14B', 'text-to-video'), 'fal-ai', 'fal-ai/wan-t2v'],
};

let count = 0;

/** Makes ends of ids of eight lengths, so that a package that keeps programs gains by it only where users do. */
const nextEnd = () => `${count}`.padStart(7 + (count++ % 8), '0');

/** Prints the snippets of a call, with the `getInferenceSnippets` of either package. No two calls are of the same model. */
export function callSnippets(getInferenceSnippets, name) {
  const [first, provider, firstProviderId, options] = CALLS[name];
  const end = nextEnd();
  const record = { ...first, id: `${first.id}-${end}` };
  const providerId = firstProviderId ? `${firstProviderId}-${end}` : record.id;
  const task = record.tags.includes('conversational') ? 'conversational' : record.pipeline_tag;
  const mapping = { provider, hfModelId: record.id, providerId, status: 'live', task };
  return getInferenceSnippets(record, provider, mapping, options);
}

/** Libraries whose loading code both packages have, each with a model. */
export const LIBRARIES = {
  transformers: { ...chat, transformersInfo: { auto_model: 'AutoModelForCausalLM', processor: 'AutoTokenizer' } },
  'sentence-transformers': model('sentence-transformers/all-MiniLM-L6-v2', 'sentence-similarity'),
  diffusers: model('acme/style', 'text-to-image', { tags: ['lora'], cardData: { base_model: 'acme/base' } }),
  timm: model('timm/resnet50.a1_in1k', 'image-classification'),
  'llama-cpp-python': chat,
  spacy: model('spacy/en_core_web_sm', 'token-classification'),
  keras: model('keras-io/timeseries-anomaly-detection', undefined),
};

/** Prints the loading snippets of a library, with the `MODEL_LIBRARIES_UI_ELEMENTS` of either package. */
export function loadSnippets(libraries, name) {
  const first = LIBRARIES[name];
  return libraries[name].snippets({ ...first, id: `${first.id}-${nextEnd()}` });
}
