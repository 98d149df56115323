// Written by `npm run gen` from the files beside it. Do not edit.
import type { AudioClassificationInput, AudioClassificationOutput } from './audio-classification/types.gen.ts';
import type { AudioToAudioInput, AudioToAudioOutput } from './audio-to-audio/types.gen.ts';
import type {
  AutomaticSpeechRecognitionInput,
  AutomaticSpeechRecognitionOutput,
} from './automatic-speech-recognition/types.gen.ts';
import type {
  ChatCompletionInput,
  ChatCompletionOutput,
  ChatCompletionStreamOutput,
} from './conversational/types.gen.ts';
import type {
  DocumentQuestionAnsweringInput,
  DocumentQuestionAnsweringResult,
} from './document-question-answering/types.gen.ts';
import type { FeatureExtractionInput, FeatureExtractionOutput } from './feature-extraction/types.gen.ts';
import type { FillMaskInput, FillMaskOutput } from './fill-mask/types.gen.ts';
import type { ImageClassificationInput, ImageClassificationOutput } from './image-classification/types.gen.ts';
import type { ImageSegmentationInput, ImageSegmentationOutput } from './image-segmentation/types.gen.ts';
import type { ImageTextToImageInput, ImageTextToImageResult } from './image-text-to-image/types.gen.ts';
import type { ImageTextToVideoInput, ImageTextToVideoResult } from './image-text-to-video/types.gen.ts';
import type { ImageToImageInput, ImageToImageResult } from './image-to-image/types.gen.ts';
import type { ImageToTextInput, ImageToTextOutput } from './image-to-text/types.gen.ts';
import type { ImageToVideoInput, ImageToVideoResult } from './image-to-video/types.gen.ts';
import type { ObjectDetectionInput, ObjectDetectionOutput } from './object-detection/types.gen.ts';
import type { QuestionAnsweringInput, QuestionAnsweringResult } from './question-answering/types.gen.ts';
import type { SentenceSimilarityInput, SentenceSimilarityOutput } from './sentence-similarity/types.gen.ts';
import type { SummarizationInput, SummarizationOutput } from './summarization/types.gen.ts';
import type {
  TableQuestionAnsweringInput,
  TableQuestionAnsweringResult,
} from './table-question-answering/types.gen.ts';
import type { TabularClassificationInput, TabularClassificationOutput } from './tabular-classification/types.gen.ts';
import type { TabularRegressionInput, TabularRegressionOutput } from './tabular-regression/types.gen.ts';
import type { TextClassificationInput, TextClassificationOutput } from './text-classification/types.gen.ts';
import type {
  TextGenerationInput,
  TextGenerationOutput,
  TextGenerationStreamOutput,
} from './text-generation/types.gen.ts';
import type { TextRankingInput, TextRankingOutput } from './text-ranking/types.gen.ts';
import type { TextToAudioInput, TextToAudioResult } from './text-to-audio/types.gen.ts';
import type { TextToImageInput, TextToImageResult } from './text-to-image/types.gen.ts';
import type { TextToSpeechInput, TextToSpeechResult } from './text-to-speech/types.gen.ts';
import type { TextToVideoInput, TextToVideoResult } from './text-to-video/types.gen.ts';
import type { TokenClassificationInput, TokenClassificationOutput } from './token-classification/types.gen.ts';
import type { TranslationInput, TranslationOutput } from './translation/types.gen.ts';
import type {
  VisualQuestionAnsweringInput,
  VisualQuestionAnsweringResult,
} from './visual-question-answering/types.gen.ts';
import type {
  ZeroShotClassificationInput,
  ZeroShotClassificationOutput,
} from './zero-shot-classification/types.gen.ts';
import type {
  ZeroShotImageClassificationInput,
  ZeroShotImageClassificationOutput,
} from './zero-shot-image-classification/types.gen.ts';

export type * from '../task-schemas/schema-parts.gen.ts';
export type * from './audio-classification/types.gen.ts';
export type * from './audio-to-audio/types.gen.ts';
export type * from './automatic-speech-recognition/types.gen.ts';
export type * from './conversational/types.gen.ts';
export type * from './depth-estimation/types.gen.ts';
export type * from './document-question-answering/types.gen.ts';
export type * from './feature-extraction/types.gen.ts';
export type * from './fill-mask/types.gen.ts';
export type * from './image-classification/types.gen.ts';
export type * from './image-segmentation/types.gen.ts';
export type * from './image-text-to-image/types.gen.ts';
export type * from './image-text-to-video/types.gen.ts';
export type * from './image-to-image/types.gen.ts';
export type * from './image-to-text/types.gen.ts';
export type * from './image-to-video/types.gen.ts';
export type * from './object-detection/types.gen.ts';
export type * from './question-answering/types.gen.ts';
export type * from './sentence-similarity/types.gen.ts';
export type * from './summarization/types.gen.ts';
export type * from './table-question-answering/types.gen.ts';
export type * from './tabular-classification/types.gen.ts';
export type * from './tabular-regression/types.gen.ts';
export type * from './text-classification/types.gen.ts';
export type * from './text-generation/types.gen.ts';
export type * from './text-ranking/types.gen.ts';
export type * from './text-to-audio/types.gen.ts';
export type * from './text-to-image/types.gen.ts';
export type * from './text-to-speech/types.gen.ts';
export type * from './text-to-video/types.gen.ts';
export type * from './text2text-generation/types.gen.ts';
export type * from './token-classification/types.gen.ts';
export type * from './translation/types.gen.ts';
export type * from './video-classification/types.gen.ts';
export type * from './visual-question-answering/types.gen.ts';
export type * from './zero-shot-classification/types.gen.ts';
export type * from './zero-shot-image-classification/types.gen.ts';
export type * from './zero-shot-object-detection/types.gen.ts';

/** Every task that the client can run: its method, its input and its results. */
export interface TaskMap {
  readonly 'audio-classification': {
    readonly method: 'audioClassification';
    readonly input: AudioClassificationInput;
    readonly output: AudioClassificationOutput;
    readonly streamOutput: never;
  };
  readonly 'audio-to-audio': {
    readonly method: 'audioToAudio';
    readonly input: AudioToAudioInput;
    readonly output: AudioToAudioOutput;
    readonly streamOutput: never;
  };
  readonly 'automatic-speech-recognition': {
    readonly method: 'automaticSpeechRecognition';
    readonly input: AutomaticSpeechRecognitionInput;
    readonly output: AutomaticSpeechRecognitionOutput;
    readonly streamOutput: never;
  };
  readonly conversational: {
    readonly method: 'chatCompletion';
    readonly input: ChatCompletionInput;
    readonly output: ChatCompletionOutput;
    readonly streamOutput: ChatCompletionStreamOutput;
  };
  readonly 'document-question-answering': {
    readonly method: 'documentQuestionAnswering';
    readonly input: DocumentQuestionAnsweringInput;
    readonly output: DocumentQuestionAnsweringResult;
    readonly streamOutput: never;
  };
  readonly 'feature-extraction': {
    readonly method: 'featureExtraction';
    readonly input: FeatureExtractionInput;
    readonly output: FeatureExtractionOutput;
    readonly streamOutput: never;
  };
  readonly 'fill-mask': {
    readonly method: 'fillMask';
    readonly input: FillMaskInput;
    readonly output: FillMaskOutput;
    readonly streamOutput: never;
  };
  readonly 'image-classification': {
    readonly method: 'imageClassification';
    readonly input: ImageClassificationInput;
    readonly output: ImageClassificationOutput;
    readonly streamOutput: never;
  };
  readonly 'image-segmentation': {
    readonly method: 'imageSegmentation';
    readonly input: ImageSegmentationInput;
    readonly output: ImageSegmentationOutput;
    readonly streamOutput: never;
  };
  readonly 'image-text-to-image': {
    readonly method: 'imageTextToImage';
    readonly input: ImageTextToImageInput;
    readonly output: ImageTextToImageResult;
    readonly streamOutput: never;
  };
  readonly 'image-text-to-video': {
    readonly method: 'imageTextToVideo';
    readonly input: ImageTextToVideoInput;
    readonly output: ImageTextToVideoResult;
    readonly streamOutput: never;
  };
  readonly 'image-to-image': {
    readonly method: 'imageToImage';
    readonly input: ImageToImageInput;
    readonly output: ImageToImageResult;
    readonly streamOutput: never;
  };
  readonly 'image-to-text': {
    readonly method: 'imageToText';
    readonly input: ImageToTextInput;
    readonly output: ImageToTextOutput;
    readonly streamOutput: never;
  };
  readonly 'image-to-video': {
    readonly method: 'imageToVideo';
    readonly input: ImageToVideoInput;
    readonly output: ImageToVideoResult;
    readonly streamOutput: never;
  };
  readonly 'object-detection': {
    readonly method: 'objectDetection';
    readonly input: ObjectDetectionInput;
    readonly output: ObjectDetectionOutput;
    readonly streamOutput: never;
  };
  readonly 'question-answering': {
    readonly method: 'questionAnswering';
    readonly input: QuestionAnsweringInput;
    readonly output: QuestionAnsweringResult;
    readonly streamOutput: never;
  };
  readonly 'sentence-similarity': {
    readonly method: 'sentenceSimilarity';
    readonly input: SentenceSimilarityInput;
    readonly output: SentenceSimilarityOutput;
    readonly streamOutput: never;
  };
  readonly summarization: {
    readonly method: 'summarization';
    readonly input: SummarizationInput;
    readonly output: SummarizationOutput;
    readonly streamOutput: never;
  };
  readonly 'table-question-answering': {
    readonly method: 'tableQuestionAnswering';
    readonly input: TableQuestionAnsweringInput;
    readonly output: TableQuestionAnsweringResult;
    readonly streamOutput: never;
  };
  readonly 'tabular-classification': {
    readonly method: 'tabularClassification';
    readonly input: TabularClassificationInput;
    readonly output: TabularClassificationOutput;
    readonly streamOutput: never;
  };
  readonly 'tabular-regression': {
    readonly method: 'tabularRegression';
    readonly input: TabularRegressionInput;
    readonly output: TabularRegressionOutput;
    readonly streamOutput: never;
  };
  readonly 'text-classification': {
    readonly method: 'textClassification';
    readonly input: TextClassificationInput;
    readonly output: TextClassificationOutput;
    readonly streamOutput: never;
  };
  readonly 'text-generation': {
    readonly method: 'textGeneration';
    readonly input: TextGenerationInput;
    readonly output: TextGenerationOutput;
    readonly streamOutput: TextGenerationStreamOutput;
  };
  readonly 'text-ranking': {
    readonly method: 'textRanking';
    readonly input: TextRankingInput;
    readonly output: TextRankingOutput;
    readonly streamOutput: never;
  };
  readonly 'text-to-audio': {
    readonly method: 'textToAudio';
    readonly input: TextToAudioInput;
    readonly output: TextToAudioResult;
    readonly streamOutput: never;
  };
  readonly 'text-to-image': {
    readonly method: 'textToImage';
    readonly input: TextToImageInput;
    readonly output: TextToImageResult;
    readonly streamOutput: never;
  };
  readonly 'text-to-speech': {
    readonly method: 'textToSpeech';
    readonly input: TextToSpeechInput;
    readonly output: TextToSpeechResult;
    readonly streamOutput: never;
  };
  readonly 'text-to-video': {
    readonly method: 'textToVideo';
    readonly input: TextToVideoInput;
    readonly output: TextToVideoResult;
    readonly streamOutput: never;
  };
  readonly 'token-classification': {
    readonly method: 'tokenClassification';
    readonly input: TokenClassificationInput;
    readonly output: TokenClassificationOutput;
    readonly streamOutput: never;
  };
  readonly translation: {
    readonly method: 'translation';
    readonly input: TranslationInput;
    readonly output: TranslationOutput;
    readonly streamOutput: never;
  };
  readonly 'visual-question-answering': {
    readonly method: 'visualQuestionAnswering';
    readonly input: VisualQuestionAnsweringInput;
    readonly output: VisualQuestionAnsweringResult;
    readonly streamOutput: never;
  };
  readonly 'zero-shot-classification': {
    readonly method: 'zeroShotClassification';
    readonly input: ZeroShotClassificationInput;
    readonly output: ZeroShotClassificationOutput;
    readonly streamOutput: never;
  };
  readonly 'zero-shot-image-classification': {
    readonly method: 'zeroShotImageClassification';
    readonly input: ZeroShotImageClassificationInput;
    readonly output: ZeroShotImageClassificationOutput;
    readonly streamOutput: never;
  };
}
