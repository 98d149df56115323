import { createdAt, hexId } from '../contract/ids.ts';
import { modelFacts } from '../contract/model-facts.ts';
import { modelFileNames } from './model-files.ts';
import type { HubModel } from './model-index.ts';

/** The two forms of the provider mapping in the hub's responses. */
export type MappingForm = 'object' | 'array';

/** The members of a model that `expand[]` accepts. */
export const EXPANDABLE = [
  'author',
  'baseModels',
  'cardData',
  'config',
  'createdAt',
  'disabled',
  'downloads',
  'gated',
  'inference',
  'inferenceProviderMapping',
  'lastModified',
  'library_name',
  'likes',
  'mask_token',
  'model-index',
  'pipeline_tag',
  'private',
  'safetensors',
  'sha',
  'siblings',
  'spaces',
  'tags',
  'transformersInfo',
  'trendingScore',
  'usedStorage',
  'widgetData',
] as const;

/** A model as the hub's API returns it: all members, or the id and the expanded ones. */
export function writeHubModel(model: HubModel, expand: readonly string[], form: MappingForm): object {
  const all = members(model, form);
  const id = { _id: hexId(model.id, 24), id: model.id };
  if (expand.length === 0) {
    const { inferenceProviderMapping: _left, ...usual } = all;
    return { ...id, modelId: model.id, ...usual };
  }
  return { ...id, ...Object.fromEntries(Object.entries(all).filter(([name]) => expand.includes(name))) };
}

function members(model: HubModel, form: MappingForm): Record<string, unknown> {
  const { released, license, parameters } = modelFacts(model.id);
  const created = new Date(released?.value ?? createdAt(model.id) * 1000).toISOString();
  return {
    ...(license && { cardData: { license: license.value } }),
    ...(parameters && { safetensors: { parameters: {}, total: parameters.value.total } }),
    author: model.id.split('/')[0],
    createdAt: created,
    disabled: false,
    downloads: 0,
    gated: false,
    inference: model.served.length > 0 ? 'warm' : undefined,
    lastModified: created,
    library_name: model.library,
    likes: 0,
    mask_token: model.served.find((entry) => entry.model.maskToken)?.model.maskToken,
    pipeline_tag: model.pipelineTag,
    private: false,
    sha: hexId(`${model.id}@main`, 40),
    siblings: ['README.md', 'config.json', ...modelFileNames(model)].map((rfilename) => ({ rfilename })),
    tags: model.tags,
    transformersInfo: transformersInfo(model.library, model.pipelineTag),
    // Absent, not empty, when nobody serves the model.
    ...(model.served.length > 0 ? { inferenceProviderMapping: writeMapping(model, form) } : {}),
  };
}

function writeMapping({ id, served }: HubModel, form: MappingForm): object {
  const entries = served.map(({ provider, model }) => ({
    provider: provider.id,
    entry: {
      status: model.status ?? 'live',
      providerId: model.providerId,
      task: model.task,
      ...(model.adapter ? { adapter: model.adapter, adapterWeightsPath: model.adapterWeightsPath } : {}),
    },
  }));
  return form === 'object'
    ? Object.fromEntries(entries.map(({ provider, entry }) => [provider, { ...entry, isModelAuthor: false }]))
    : entries.map(({ provider, entry }) => ({ provider, hfModelId: id, ...entry, type: 'single-model' }));
}

/** Classes that transformers 5 loads the models of a task with. Source: its page on auto classes, 2026-11. */
const CLASSES: Readonly<Record<string, readonly [model: string, processor: string]>> = {
  'audio-classification': ['AutoModelForAudioClassification', 'AutoFeatureExtractor'],
  'automatic-speech-recognition': ['AutoModelForSpeechSeq2Seq', 'AutoProcessor'],
  'depth-estimation': ['AutoModelForDepthEstimation', 'AutoImageProcessor'],
  'document-question-answering': ['AutoModelForDocumentQuestionAnswering', 'AutoProcessor'],
  'feature-extraction': ['AutoModel', 'AutoTokenizer'],
  'fill-mask': ['AutoModelForMaskedLM', 'AutoTokenizer'],
  'image-classification': ['AutoModelForImageClassification', 'AutoImageProcessor'],
  'image-segmentation': ['AutoModelForImageSegmentation', 'AutoImageProcessor'],
  'image-text-to-text': ['AutoModelForImageTextToText', 'AutoProcessor'],
  'image-to-text': ['AutoModelForImageTextToText', 'AutoProcessor'],
  'object-detection': ['AutoModelForObjectDetection', 'AutoImageProcessor'],
  'question-answering': ['AutoModelForQuestionAnswering', 'AutoTokenizer'],
  summarization: ['AutoModelForSeq2SeqLM', 'AutoTokenizer'],
  'table-question-answering': ['AutoModelForTableQuestionAnswering', 'AutoTokenizer'],
  'text-classification': ['AutoModelForSequenceClassification', 'AutoTokenizer'],
  'text-generation': ['AutoModelForCausalLM', 'AutoTokenizer'],
  'text-to-speech': ['AutoModelForTextToWaveform', 'AutoProcessor'],
  'token-classification': ['AutoModelForTokenClassification', 'AutoTokenizer'],
  translation: ['AutoModelForSeq2SeqLM', 'AutoTokenizer'],
  'visual-question-answering': ['AutoModelForVisualQuestionAnswering', 'AutoProcessor'],
  'zero-shot-classification': ['AutoModelForSequenceClassification', 'AutoTokenizer'],
  'zero-shot-image-classification': ['AutoModelForZeroShotImageClassification', 'AutoProcessor'],
};

/** The member `transformersInfo` of a record; undefined for models of other libraries and tasks. */
function transformersInfo(library: string, task: string): object | undefined {
  const classes = library === 'transformers' ? CLASSES[task] : undefined;
  return classes && { auto_model: classes[0], pipeline_tag: task, processor: classes[1] };
}
