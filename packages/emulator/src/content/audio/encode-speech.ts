import type { MediaFile } from '../media-file.ts';
import { encodeFlac } from './flac.ts';
import { babble } from './speak.ts';
import { encodeWav } from './wav.ts';

/** The media types in which speech can be encoded. */
export type SpeechType = 'audio/wav' | 'audio/flac';

/** Speaks a text in speech-like tones, as a file that also holds the text, so that the emulator can transcribe it. */
export function encodeSpeech(text: string, type: SpeechType): MediaFile {
  const sound = babble(text);
  return { type, bytes: type === 'audio/flac' ? encodeFlac(sound, text) : encodeWav(sound, text) };
}
