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
export function transformersInfo(library: string, task: string): object | undefined {
  const classes = library === 'transformers' ? CLASSES[task] : undefined;
  return classes && { auto_model: classes[0], pipeline_tag: task, processor: classes[1] };
}
