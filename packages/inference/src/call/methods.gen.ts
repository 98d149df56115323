// Written by `npm run gen` from the files beside it. Do not edit.

/** The methods of the client and the tasks they run. */
export const METHODS = {
  automaticSpeechRecognition: 'automatic-speech-recognition',
  chatCompletion: 'conversational',
  featureExtraction: 'feature-extraction',
  textClassification: 'text-classification',
  textToImage: 'text-to-image',
} as const;

/** Those that give their answer piece by piece. */
export const STREAM_METHODS = {
  chatCompletionStream: 'conversational',
} as const;
