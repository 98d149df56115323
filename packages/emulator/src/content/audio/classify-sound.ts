import { createRandom, hashText } from '../../contract/random.ts';
import { likeliest } from '../label-scores.ts';
import type { LabelScore } from '../sentiment/classify.ts';
import { readFlacComment } from './flac.ts';
import { transcribe } from './transcribe.ts';
import { readWav } from './wav.ts';

/** Properties of a sound, each from 0 to 1. */
interface Sound {
  readonly loudness: number;
  /** Share of samples at which the sign changes: low for a hum, high for hiss. */
  readonly roughness: number;
  /** Change of loudness over time: low for a steady sound, high for speech. */
  readonly liveliness: number;
}

/** Typical sounds by label, those of AudioSet first and then emotions of speech. */
const TYPICAL: Readonly<Record<string, Sound>> = {
  Speech: { loudness: 0.25, roughness: 0.1, liveliness: 0.6 },
  Music: { loudness: 0.35, roughness: 0.08, liveliness: 0.25 },
  Silence: { loudness: 0, roughness: 0, liveliness: 0 },
  'Sine wave': { loudness: 0.3, roughness: 0.09, liveliness: 0 },
  'White noise': { loudness: 0.4, roughness: 0.5, liveliness: 0.02 },
  'Dog bark': { loudness: 0.5, roughness: 0.15, liveliness: 0.9 },
  Rain: { loudness: 0.15, roughness: 0.35, liveliness: 0.05 },
  Engine: { loudness: 0.5, roughness: 0.05, liveliness: 0.08 },
  neutral: { loudness: 0.2, roughness: 0.08, liveliness: 0.3 },
  calm: { loudness: 0.12, roughness: 0.06, liveliness: 0.2 },
  happy: { loudness: 0.35, roughness: 0.13, liveliness: 0.6 },
  sad: { loudness: 0.1, roughness: 0.05, liveliness: 0.4 },
  angry: { loudness: 0.6, roughness: 0.18, liveliness: 0.7 },
  fearful: { loudness: 0.3, roughness: 0.2, liveliness: 0.8 },
  disgust: { loudness: 0.25, roughness: 0.12, liveliness: 0.45 },
  surprised: { loudness: 0.45, roughness: 0.15, liveliness: 0.85 },
};

const AUDIOSET = ['Speech', 'Music', 'Silence', 'Sine wave', 'White noise', 'Dog bark', 'Rain', 'Engine'];

/** Length of the parts whose loudness is compared, in seconds. */
const FRAME_SECONDS = 0.05;

/** Scores the labels of a classifier for a recording, the most likely first; `undefined` for bytes of no known format. */
export function classifySound(
  bytes: Uint8Array,
  labels: readonly string[] = AUDIOSET,
): readonly LabelScore[] | undefined {
  if (!transcribe(bytes)) return undefined;
  const sound = measure(bytes);
  return likeliest(labels, (label) => distance(sound, describeTypical(label)), 0.08);
}

function describeTypical(label: string): Sound {
  return (Object.hasOwn(TYPICAL, label) ? TYPICAL[label] : undefined) ?? byHash(label);
}

/** Measures a WAV file. The samples of other formats cannot be read: speech of the emulator is known by its words. */
function measure(bytes: Uint8Array): Sound {
  const wav = readWav(bytes);
  if (wav?.comment !== undefined || readComment(bytes) !== undefined) return TYPICAL.Speech as Sound;
  if (!wav || wav.samples.length === 0) return byHash(bytes.subarray(0, 4096).join());
  const { samples, sampleRate } = wav;
  const loudness = levels(samples, Math.max(1, Math.round(sampleRate * FRAME_SECONDS)));
  const average = mean(loudness);
  const spread = Math.sqrt(mean(loudness.map((level) => (level - average) ** 2)));
  const changes = samples.reduce(
    (count, sample, index) => count + (index > 0 && sample >= 0 !== (samples[index - 1] ?? 0) >= 0 ? 1 : 0),
    0,
  );
  return {
    loudness: Math.min(1, average),
    roughness: average < 0.001 ? 0 : changes / samples.length,
    liveliness: average < 0.001 ? 0 : Math.min(1, spread / average),
  };
}

function readComment(bytes: Uint8Array): string | undefined {
  return String.fromCharCode(...bytes.subarray(0, 4)) === 'fLaC' ? readFlacComment(bytes) : undefined;
}

/** The loudness (root mean square) of the parts of a recording. */
function levels(samples: Float32Array, frame: number): readonly number[] {
  return Array.from({ length: Math.ceil(samples.length / frame) }, (_, index) => {
    const part = samples.subarray(index * frame, (index + 1) * frame);
    return Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / part.length);
  });
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

function byHash(text: string): Sound {
  const random = createRandom(hashText(text));
  return { loudness: random() * 0.6, roughness: random() * 0.3, liveliness: random() };
}

function distance(a: Sound, b: Sound): number {
  // A roughness of 0.5 is the most there is.
  return Math.hypot(a.loudness - b.loudness, 2 * (a.roughness - b.roughness), a.liveliness - b.liveliness);
}
