import { createRandom, hashText, pick } from '../../contract/random.ts';
import type { Sound } from './wav.ts';

const SAMPLE_RATE = 24_000;

/** Steps of the major and the minor scale above the root, in semitones; five notes, of which all sound well together. */
const MAJOR = [0, 2, 4, 7, 9] as const;
const MINOR = [0, 3, 5, 7, 10] as const;

/** Timbres by the words that ask for them: loudness of the harmonics, and how fast a tone fades. */
const TIMBRES: readonly { readonly words: RegExp; readonly harmonics: readonly number[]; readonly fade: number }[] = [
  { words: /flute|whistle|wind/, harmonics: [1, 0.12], fade: 0.8 },
  { words: /guitar|folk|acoustic|harp|lute/, harmonics: [1, 0.5, 0.35, 0.2, 0.1], fade: 5 },
  { words: /organ|church|synth|techno|electronic/, harmonics: [1, 0.6, 0.5, 0.4, 0.3, 0.2], fade: 0.5 },
  { words: /bass|drum|rock|metal/, harmonics: [1, 0.8, 0.6, 0.5, 0.4, 0.35], fade: 4 },
  { words: /./s, harmonics: [1, 0.4, 0.2, 0.08], fade: 3 },
];

/** Length and seed of a piece. */
export interface Composition {
  readonly seconds: number;
  readonly seed: number;
}

/** Composes a short melody over a bass from a prompt: its words choose scale, tempo and timbre, the seed the notes. */
export function compose(prompt: string, { seconds, seed }: Composition): Sound {
  const words = prompt.toLowerCase();
  const random = createRandom((hashText(prompt) ^ seed) >>> 0);
  const scale = /sad|minor|dark|melanchol|horror|slow/.test(words) ? MINOR : MAJOR;
  const beatsPerMinute = chooseTempo(words);
  const beat = 60 / beatsPerMinute;
  const timbre = TIMBRES.find((candidate) => candidate.words.test(words));
  const root = 110 * 2 ** (Math.floor(random() * 12) / 12);
  const samples = new Float32Array(Math.round(seconds * SAMPLE_RATE));
  const note = (semitones: number, at: number, length: number, loudness: number) =>
    addTone(samples, { frequency: root * 2 ** (semitones / 12), at, length, loudness, ...timbre });
  let step = 2;
  for (let at = 0; at < seconds; at += beat) {
    if (Math.round(at / beat) % 4 === 0) note(pick(random, [0, 0, 7, 5]) - 12, at, beat * 4, 0.22);
    // A melody walks: each note is near the last one.
    step = Math.max(0, Math.min(9, step + pick(random, [-2, -1, -1, 0, 1, 1, 2])));
    const octave = Math.floor(step / scale.length) * 12;
    if (random() > 0.12) note(12 + octave + (scale[step % scale.length] ?? 0), at, beat * pick(random, [1, 1, 2]), 0.2);
  }
  return { sampleRate: SAMPLE_RATE, samples };
}

function chooseTempo(words: string): number {
  if (/slow|calm|ambient|sleep|ballad|lullaby/.test(words)) return 66;
  return /fast|techno|dance|drum|rock|metal|energetic|upbeat/.test(words) ? 152 : 104;
}

interface Tone {
  readonly frequency: number;
  /** Start and length in seconds. */
  readonly at: number;
  readonly length: number;
  readonly loudness: number;
  readonly harmonics?: readonly number[];
  readonly fade?: number;
}

function addTone(samples: Float32Array, tone: Tone): void {
  const { frequency, at, length, loudness, harmonics = [1], fade = 3 } = tone;
  const start = Math.round(at * SAMPLE_RATE);
  const end = Math.min(samples.length, Math.round((at + length) * SAMPLE_RATE));
  const total = harmonics.reduce((sum, part) => sum + part, 0);
  for (let index = start; index < end; index++) {
    const time = (index - start) / SAMPLE_RATE;
    const envelope = Math.min(1, time * 80, (length - time) * 30) * Math.exp(-fade * time);
    const wave = harmonics.reduce(
      (sum, part, harmonic) => sum + part * Math.sin(2 * Math.PI * frequency * (harmonic + 1) * time),
      0,
    );
    samples[index] = (samples[index] ?? 0) + (loudness * envelope * wave) / total;
  }
}
