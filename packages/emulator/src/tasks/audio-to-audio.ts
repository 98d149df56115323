import { encodeAudio, type SpeechType } from '../content/audio/encode-speech.ts';
import { enhance, separate } from '../content/audio/separate.ts';
import { synthesizeSyllables } from '../content/audio/speak.ts';
import { transcribe } from '../content/audio/transcribe.ts';
import { readWav, type Sound } from '../content/audio/wav.ts';
import type { MediaFile } from '../content/media-file.ts';
import { defineTask } from '../contract/define-task.ts';
import { invalidField } from '../contract/problem.ts';

/** The input of audio-to-audio. */
export interface AudioToAudioInput {
  readonly audio: Uint8Array;
  /** Request field of the recording, for the error of an undecodable file. */
  readonly field: string;
  readonly type: SpeechType;
}

/** The output of audio-to-audio: one file for each label of the model. */
export interface AudioToAudioOutput {
  readonly files: readonly MediaFile[];
  readonly labels: readonly string[];
}

/** Divides a recording where the model has several labels, and cleans it where it has one. */
export const audioToAudio = defineTask<AudioToAudioInput, AudioToAudioOutput>(
  ({ audio, field, type }, { labels = ['label_0'] }) => {
    const sound = readSound(audio);
    if (!sound) throw invalidField(field, 'Malformed soundfile');
    const sounds = labels.length > 1 ? separate(sound, labels.length) : [enhance(sound)];
    const words = transcribe(audio)?.text;
    return { files: sounds.map((part) => encodeAudio(part, type, words)), labels };
  },
);

/** Longest sound in seconds; what follows is left out. */
const LONGEST = 60;

/**
 * Reads the samples of an audio file; `undefined` for bytes of no known format. Only WAV files of 16 bits are decoded: of
 * others the words are read, and spoken again.
 */
export function readSound(bytes: Uint8Array): Sound | undefined {
  const wav = readWav(bytes);
  if (wav && wav.samples.length > 0) {
    const { sampleRate, samples } = wav;
    return { sampleRate, samples: samples.subarray(0, LONGEST * sampleRate) };
  }
  const transcript = transcribe(bytes);
  return transcript && synthesizeSyllables(transcript.text);
}
