import { toBase64 } from '../../content/base64.ts';
import type { DocumentWord } from '../../content/vision/answer-about-document.ts';
import type { ImageField } from '../../content/vision/read-image.ts';
import type { JsonObject } from '../../contract/json.ts';
import { invalidField } from '../../contract/problem.ts';
import { bytesInput, decodeField, type HubTaskRequest, hubTask, objectInput } from '../../presets/hub-task.ts';
import { readInteger, readNumber, readOptionalText, readText, readTexts } from '../../presets/request-fields.ts';
import type { SegmentationKind } from '../../tasks/image-segmentation.ts';

export const visionModels = {
  'image-classification': {
    'google/vit-base-patch16-224': {},
    'microsoft/resnet-50': {},
    'dima806/fairface_age_image_detection': {
      labels: ['0-2', '3-9', '10-19', '20-29', '30-39', '40-49', '50-59', '60-69', 'more than 70'],
    },
  },
  'image-segmentation': {
    'facebook/detr-resnet-50-panoptic': {},
    'nvidia/segformer-b0-finetuned-ade-512-512': { isSemantic: true },
  },
  'object-detection': { 'facebook/detr-resnet-50': {}, 'hustvl/yolos-tiny': {} },
  'zero-shot-image-classification': { 'openai/clip-vit-base-patch32': {} },
  'image-to-text': { 'nlpconnect/vit-gpt2-image-captioning': {}, 'Salesforce/blip-image-captioning-base': {} },
  'document-question-answering': {
    'impira/layoutlm-document-qa': {},
    'naver-clova-ix/donut-base-finetuned-docvqa': { isGenerative: true },
  },
  'visual-question-answering': { 'dandelin/vilt-b32-finetuned-vqa': {} },
};

const SHARE = { low: 0, high: 1 };

export const visionTasks = {
  'image-classification': hubTask('image-classification', {
    read: (request) => ({ ...imageInput(request), topK: readInteger(request.parameters, 'top_k') }),
    write: (labels) => labels,
  }),
  'image-segmentation': hubTask('image-segmentation', {
    read: (request) => ({
      ...imageInput(request),
      kind: readKind(request.parameters),
      threshold: readNumber(request.parameters, 'threshold', SHARE),
    }),
    write: (segments) => segments.map(({ score = null, label, mask }) => ({ score, label, mask: toBase64(mask) })),
  }),
  'object-detection': hubTask('object-detection', {
    read: (request) => ({ ...imageInput(request), threshold: readNumber(request.parameters, 'threshold', SHARE) }),
    write: (objects) => objects,
  }),
  'zero-shot-image-classification': hubTask('zero-shot-image-classification', {
    read: (request) => ({
      ...imageMember(request, 'image'),
      labels: readTexts(request.parameters, 'candidate_labels'),
      template: readOptionalText(request.parameters, 'hypothesis_template'),
    }),
    write: (labels) => labels,
  }),
  'image-to-text': hubTask('image-to-text', {
    read: (request) => ({ ...imageInput(request), longest: readInteger(request.parameters, 'max_new_tokens') }),
    write: ({ text }) => [{ generated_text: text }],
  }),
  'document-question-answering': hubTask('document-question-answering', {
    read: ({ parameters, ...request }) => ({
      ...questionInput({ ...request, parameters }),
      words: readWordBoxes(parameters),
      longest: readInteger(parameters, 'max_answer_len'),
      mayBeImpossible: parameters.handle_impossible_answer === true,
    }),
    // Models that generate text know no place in the document, and no score.
    write: (answers, { request: { model } }) =>
      model.isGenerative ? answers.map(({ answer }) => ({ answer: answer.toLowerCase() })) : answers,
  }),
  'visual-question-answering': hubTask('visual-question-answering', {
    read: (request) => ({ ...questionInput(request), topK: readInteger(request.parameters, 'top_k') }),
    write: (answers) => answers,
  }),
};

/** An image as the inputs themselves. */
function imageInput(request: HubTaskRequest): ImageField {
  return { image: bytesInput(request), field: 'inputs' };
}

/** An image as a member of the inputs, or as the inputs themselves: huggingface_hub sends it so. */
function imageMember(request: HubTaskRequest, members: string): ImageField {
  if (typeof request.inputs === 'string') return imageInput(request);
  const { image } = objectInput(request, members);
  return { image: decodeField(image, 'inputs.image'), field: 'inputs.image' };
}

function questionInput(request: HubTaskRequest): ImageField & { readonly question: string } {
  // Beside an image that is the inputs, the question stands at the root.
  const holder = typeof request.inputs === 'string' ? request.body : objectInput(request, 'image and question');
  const question = readText(holder, 'question');
  return { ...imageMember(request, 'image and question'), question };
}

const KINDS: readonly (SegmentationKind | undefined)[] = [undefined, 'panoptic', 'instance', 'semantic'];

function readKind(parameters: JsonObject): SegmentationKind | undefined {
  const kind = readOptionalText(parameters, 'subtask');
  const known = KINDS.find((candidate) => candidate === kind);
  if (known !== kind) throw invalidField('subtask', `Subtask ${kind} is not supported`);
  return known;
}

/** Words and boxes in turn: `["Invoice", [10, 20, 80, 40], …]`. */
function readWordBoxes({ word_boxes: list }: JsonObject): readonly DocumentWord[] | undefined {
  if (!Array.isArray(list)) return undefined;
  return list.flatMap((text: unknown, index): DocumentWord[] => {
    const box: unknown = list[index + 1];
    return typeof text === 'string' ? [{ text, top: Array.isArray(box) ? Number(box[1]) : 0 }] : [];
  });
}
