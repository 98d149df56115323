import { type TranscriptChunk, toChunks, transcribe } from '../content/audio/transcribe.ts';
import { defineTask } from '../contract/define-task.ts';
import { invalidField } from '../contract/problem.ts';

/** The input of automatic-speech-recognition. */
export interface AutomaticSpeechRecognitionInput {
  readonly audio: Uint8Array;
  /** Request field of the recording, for the error of an undecodable file. */
  readonly field: string;
}

/** The output of automatic-speech-recognition. */
export interface AutomaticSpeechRecognitionOutput {
  readonly text: string;
  readonly seconds: number;
  readonly chunks: readonly TranscriptChunk[];
}

export const automaticSpeechRecognition = defineTask<AutomaticSpeechRecognitionInput, AutomaticSpeechRecognitionOutput>(
  ({ audio, field }) => {
    const transcript = transcribe(audio);
    if (!transcript) throw invalidField(field, 'Malformed soundfile');
    return { ...transcript, chunks: toChunks(transcript) };
  },
);
