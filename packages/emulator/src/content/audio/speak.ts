import { createRandom, hashText } from '../../contract/random.ts';
import type { Sound } from './wav.ts';

const SAMPLE_RATE = 24_000;

/** First two resonances of the mouth for each vowel, in hertz: they make a tone sound like that vowel. */
const VOWELS: Readonly<Record<string, readonly [number, number]>> = {
  a: [730, 1090],
  e: [530, 1840],
  i: [270, 2290],
  o: [570, 840],
  u: [300, 870],
  y: [300, 2100],
};

/** The tones of a text: voiced vowels, hissed consonants, pauses between words, the voice falling at the end. */
export function synthesizeSyllables(text: string): Sound {
  const letters = [...text.toLowerCase()].slice(0, 1200);
  const random = createRandom(hashText(text));
  const voice = 105 + (hashText(text) % 90);
  const parts = letters.map((letter, index) => {
    const pitch =
      voice *
      (1.12 - (0.22 * index) / Math.max(1, letters.length)) *
      (letters.at(-1) === '?' ? 0.95 + (0.3 * index) / letters.length : 1);
    const formants = VOWELS[letter];
    if (formants) return vowel(pitch, formants);
    if (/\p{L}|\p{N}/u.test(letter)) return consonant(pitch, letter, random);
    return new Float32Array(Math.round(SAMPLE_RATE * (letter === ' ' ? 0.05 : 0.14)));
  });
  const samples = new Float32Array(parts.reduce((sum, part) => sum + part.length, Math.round(SAMPLE_RATE * 0.1)));
  let at = 0;
  for (const part of parts) {
    samples.set(part, at);
    at += part.length;
  }
  return { sampleRate: SAMPLE_RATE, samples };
}

function vowel(pitch: number, formants: readonly [number, number]): Float32Array {
  const length = Math.round(SAMPLE_RATE * 0.1);
  const harmonics = Array.from({ length: 24 }, (_, index) => {
    const frequency = pitch * (index + 1);
    const loudness = formants.reduce(
      (sum, formant) => sum + Math.exp(-(((frequency - formant) / 140) ** 2)),
      0.03 / (index + 1),
    );
    return { frequency, loudness };
  });
  return Float32Array.from({ length }, (_, index) => {
    const time = index / SAMPLE_RATE;
    const tone = harmonics.reduce(
      (sum, { frequency, loudness }) => sum + loudness * Math.sin(2 * Math.PI * frequency * time),
      0,
    );
    return 0.22 * tone * envelope(index / length);
  });
}

function consonant(pitch: number, letter: string, random: () => number): Float32Array {
  const length = Math.round(SAMPLE_RATE * 0.055);
  const isVoiced = 'bdgjlmnrvwz'.includes(letter);
  let before = 0;
  return Float32Array.from({ length }, (_, index) => {
    const noise = random() * 2 - 1;
    const hiss = noise - before;
    before = noise;
    const hum = isVoiced ? Math.sin((2 * Math.PI * pitch * index) / SAMPLE_RATE) : 0;
    return (isVoiced ? 0.2 * hum + 0.02 * hiss : 0.07 * hiss) * envelope(index / length);
  });
}

/** Rises and falls softly, so that sounds do not click. */
function envelope(place: number): number {
  return Math.min(1, place * 6, (1 - place) * 6);
}
