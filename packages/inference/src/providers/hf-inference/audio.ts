import type { AudioClassificationOutputElement, AutomaticSpeechRecognitionOutput } from '@hubkit/task-types';
import { looseObject, string } from 'valibot';
import type { ValueAdapter } from '../../contract/adapter.ts';
import { fileRequest } from '../../presets/hub-task.ts';
import { label } from '../../presets/labels.ts';
import { createListSchema } from '../../presets/list-schema.ts';
import { NO_TRANSCRIPT } from '../../presets/transcript.ts';

export const automaticSpeechRecognition: ValueAdapter<
  'automatic-speech-recognition',
  AutomaticSpeechRecognitionOutput
> = {
  type: 'value',
  malformedText: NO_TRANSCRIPT,
  ...fileRequest,
  response: looseObject({ text: string() }),
  output: (answer) => answer,
};

export const audioClassification: ValueAdapter<'audio-classification', readonly AudioClassificationOutputElement[]> = {
  type: 'value',
  ...fileRequest,
  response: createListSchema(label, { form: 'Array<{label: string, score: number}> but received different format' }),
  output: (list) => [...list],
};
