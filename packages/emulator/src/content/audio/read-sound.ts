import { synthesizeSyllables } from './speak.ts';
import { transcribe } from './transcribe.ts';
import { readWav, type Sound } from './wav.ts';

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
