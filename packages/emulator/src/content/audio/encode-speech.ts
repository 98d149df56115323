import type { MediaFile } from '../media-file.ts';
import { encodeFlac } from './flac.ts';
import { synthesizeSyllables } from './speak.ts';
import { encodeWav, type Sound } from './wav.ts';

/** The media types in which speech can be encoded. */
export type SpeechType = 'audio/wav' | 'audio/flac';

/** Synthesizes speech-like tones for a text. The file also holds the text, for transcription by the emulator. */
export function encodeSpeech(text: string, type: SpeechType): MediaFile {
  return encodeAudio(synthesizeSyllables(text), type, text);
}

/** Encodes a sound; `comment` is kept in the file. @default no comment */
export function encodeAudio(sound: Sound, type: SpeechType, comment = ''): MediaFile {
  return { type, bytes: type === 'audio/flac' ? encodeFlac(sound, comment) : encodeWav(sound, comment) };
}
