import type { AudioClassificationOutputElement, AutomaticSpeechRecognitionOutput } from '@hubkit/task-types';
import { looseObject, string } from 'valibot';
import type { ValueAdapter } from '../../contract/adapter.ts';
import { fileRequest } from '../../presets/hub-task.ts';
import { label } from '../../presets/labels.ts';
import { listOf } from '../../presets/list-of.ts';
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
  response: listOf(label, { form: 'Array<{label: string, score: number}> but received different format' }),
  output: (list) => [...list],
};
