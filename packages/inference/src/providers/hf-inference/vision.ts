import type {
  DocumentQuestionAnsweringOutputElement,
  ImageClassificationOutputElement,
  ImageSegmentationOutputElement,
  ImageToTextOutput,
  ObjectDetectionOutputElement,
  VisualQuestionAnsweringOutputElement,
  ZeroShotImageClassificationOutputElement,
} from '@hubkit/task-types';
import { looseObject, nullish, number, string } from 'valibot';
import type { ValueAdapter } from '../../contract/adapter.ts';
import { fileRequest, MODEL_PATH } from '../../presets/hub-task.ts';
import { label } from '../../presets/labels.ts';
import { createListSchema } from '../../presets/list-schema.ts';
import { extras } from '../../presets/parameters.ts';
import { type WithNulls, withoutNulls } from '../../presets/without-nulls.ts';

const labels = { form: 'Array<{label: string, score: number}>' };

export const imageClassification: ValueAdapter<'image-classification', readonly ImageClassificationOutputElement[]> = {
  type: 'value',
  ...fileRequest,
  response: createListSchema(label, labels),
  output: (list) => [...list],
};

export const zeroShotImageClassification: ValueAdapter<
  'zero-shot-image-classification',
  readonly ZeroShotImageClassificationOutputElement[]
> = {
  type: 'value',
  uploads: ({ inputs }) => ({ image: inputs }),
  request: ({ input, uploads: { image } }) => ({
    path: MODEL_PATH,
    json: { ...extras(input), inputs: { image: image?.base64 }, parameters: input.parameters },
  }),
  response: createListSchema(label, labels),
  output: (list) => [...list],
};

export const objectDetection: ValueAdapter<'object-detection', readonly ObjectDetectionOutputElement[]> = {
  type: 'value',
  ...fileRequest,
  response: createListSchema(
    looseObject({
      label: string(),
      score: number(),
      box: looseObject({ xmin: number(), ymin: number(), xmax: number(), ymax: number() }),
    }),
    {
      form: 'Array<{label: string, score: number, box: {xmin: number, ymin: number, xmax: number, ymax: number}}>',
    },
  ),
  output: (objects) => [...objects],
};

type Segment = WithNulls<ImageSegmentationOutputElement>;

export const imageSegmentation: ValueAdapter<'image-segmentation', readonly Segment[]> = {
  type: 'value',
  ...fileRequest,
  response: createListSchema(looseObject({ label: string(), mask: string(), score: nullish(number()) }), {
    form: 'Array<{label: string, mask: string, score: number}>',
  }),
  // The score of a semantic segment is null.
  output: (segments) => segments.map(withoutNulls),
};

export const imageToText: ValueAdapter<'image-to-text', readonly ImageToTextOutput[]> = {
  type: 'value',
  ...fileRequest,
  response: createListSchema(looseObject({ generated_text: string() }), {
    form: '{generated_text: string}',
    isFilled: true,
  }),
  // The schema admits no empty list, here and below.
  output: ([first]) => first as ImageToTextOutput,
};

type DocumentAnswer = WithNulls<DocumentQuestionAnsweringOutputElement>;

export const documentQuestionAnswering: ValueAdapter<'document-question-answering', readonly DocumentAnswer[]> = {
  type: 'value',
  ...questionRequest(),
  response: createListSchema(
    looseObject({ answer: string(), score: nullish(number()), start: nullish(number()), end: nullish(number()) }),
    { form: 'Array<{answer: string, end: number, score: number, start: number}>', isFilled: true },
  ),
  output: ([first]) => withoutNulls(first as DocumentAnswer),
};

export const visualQuestionAnswering: ValueAdapter<
  'visual-question-answering',
  readonly VisualQuestionAnsweringOutputElement[]
> = {
  type: 'value',
  ...questionRequest(),
  response: createListSchema(looseObject({ answer: string(), score: number() }), {
    form: 'Array<{answer: string, score: number}>',
    isFilled: true,
  }),
  output: ([first]) => first as VisualQuestionAnsweringOutputElement,
};

/** The request of a question about an image. Other members of `inputs` are sent as they are. */
function questionRequest<K extends 'document-question-answering' | 'visual-question-answering'>(): Pick<
  ValueAdapter<K>,
  'uploads' | 'request'
> {
  return {
    uploads: ({ inputs: { image } }) => ({ image }),
    request: ({ input, uploads: { image } }) => ({
      path: MODEL_PATH,
      json: { ...input, inputs: { ...input.inputs, image: image?.base64 } },
    }),
  };
}
