import type { FeatureExtractionOutput, TextClassificationOutput } from '@hubkit/task-types';
import type { ValueAdapter } from '../contract/adapter.ts';
import { bearer, defineProvider } from '../contract/provider.ts';
import { routedOnly } from '../presets/access.ts';
import { embeddingResponse, likeInputs } from '../presets/embeddings.ts';
import { MODEL_PATH, pipelinePath } from '../presets/hub-task.ts';
import { flatLabels, labelResponse } from '../presets/labels.ts';
import { openaiChat } from '../presets/openai-chat.ts';
import { audioClassification, automaticSpeechRecognition } from './hf-inference/audio.ts';
import { audioToAudio, imageToImage, textToAudio, textToImage, textToSpeech } from './hf-inference/media.ts';
import { tabularClassification, tabularRegression } from './hf-inference/tabular.ts';
import {
  fillMask,
  questionAnswering,
  sentenceSimilarity,
  summarization,
  tableQuestionAnswering,
  textGeneration,
  textRanking,
  tokenClassification,
  translation,
} from './hf-inference/text.ts';
import {
  documentQuestionAnswering,
  imageClassification,
  imageSegmentation,
  imageToText,
  objectDetection,
  visualQuestionAnswering,
  zeroShotImageClassification,
} from './hf-inference/vision.ts';
import { zeroShotClassification } from './hf-inference/zero-shot-classification.ts';

const featureExtraction: ValueAdapter<'feature-extraction', FeatureExtractionOutput> = {
  type: 'value',
  request: ({ input }) => ({ path: pipelinePath('feature-extraction'), json: input }),
  response: embeddingResponse,
  output: likeInputs,
};

type Labels = TextClassificationOutput;

const textClassification: ValueAdapter<'text-classification', Labels | Labels[]> = {
  type: 'value',
  request: ({ input }) => ({ path: MODEL_PATH, json: input }),
  response: labelResponse,
  output: flatLabels,
};

/** The hub's own service. It is only reached through the router. */
export const hfInference = defineProvider({
  id: 'hf-inference',
  label: 'HF-Inference',
  site: 'https://huggingface.co/docs/inference-providers/providers/hf-inference',
  hubOrganization: 'hf-inference',
  keyVariable: 'HF_TOKEN',
  // As the Python client of the hub sends it.
  jsonForm: 'json_value',
  baseUrl: 'https://router.huggingface.co/hf-inference',
  access: routedOnly,
  auth: bearer,
  equivalentTasks: [['feature-extraction', 'sentence-similarity']],
  reasoningForm: 'template_kwargs',
  tasks: {
    'text-to-image': textToImage,
    conversational: openaiChat({ path: 'models/{model}/v1/chat/completions' }),
    'text-generation': textGeneration,
    'text-classification': textClassification,
    'automatic-speech-recognition': automaticSpeechRecognition,
    'audio-classification': audioClassification,
    'image-classification': imageClassification,
    'image-segmentation': imageSegmentation,
    'image-to-text': imageToText,
    'object-detection': objectDetection,
    'zero-shot-image-classification': zeroShotImageClassification,
    'document-question-answering': documentQuestionAnswering,
    'visual-question-answering': visualQuestionAnswering,
    'tabular-classification': tabularClassification,
    'tabular-regression': tabularRegression,
    'feature-extraction': featureExtraction,
    'image-to-image': imageToImage,
    'text-to-speech': textToSpeech,
    'text-to-audio': textToAudio,
    'audio-to-audio': audioToAudio,
    'sentence-similarity': sentenceSimilarity,
    'text-ranking': textRanking,
    'token-classification': tokenClassification,
    'zero-shot-classification': zeroShotClassification,
    'question-answering': questionAnswering,
    'table-question-answering': tableQuestionAnswering,
    'fill-mask': fillMask,
    summarization,
    translation,
  },
});
