import { describe, expect, it } from 'vitest';
import { createRandom } from '../../contract/random.ts';
import { readSound } from '../../tasks/audio-to-audio.ts';
import { classifySound } from './classify-sound.ts';
import { compose } from './compose.ts';
import { encodeSpeech } from './encode-speech.ts';
import { enhance, separate } from './separate.ts';
import { synthesizeSyllables } from './speak.ts';
import { encodeWav, readWav } from './wav.ts';

const power = (samples: Float32Array) =>
  samples.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, samples.length);

/** A low and a high tone at once, with a soft constant offset. */
const chord = {
  sampleRate: 8000,
  samples: Float32Array.from(
    { length: 8000 },
    (_, index) =>
      0.1 + 0.3 * Math.sin((2 * Math.PI * 100 * index) / 8000) + 0.2 * Math.sin((2 * Math.PI * 3000 * index) / 8000),
  ),
};

describe('music', () => {
  it('has the length that is wanted, and no sample beyond the limits', () => {
    const { samples, sampleRate } = compose('fast rock with loud drums', { seconds: 3, seed: 1 });
    expect(samples.length / sampleRate).toBe(3);
    expect(samples.every((sample) => Math.abs(sample) <= 1)).toBe(true);
    expect(power(samples)).toBeGreaterThan(0.0005);
  });

  it('is the same for the same prompt and seed, and another one for another', () => {
    const piece = (prompt: string, seed: number) => compose(prompt, { seconds: 1, seed }).samples;
    expect(piece('calm piano', 1)).toEqual(piece('calm piano', 1));
    expect(piece('calm piano', 2)).not.toEqual(piece('calm piano', 1));
    expect(piece('sad flute', 1)).not.toEqual(piece('calm piano', 1));
  });
});

describe('a sound', () => {
  it('is divided into parts that add up to it, the low ones first', () => {
    for (const parts of [1, 2, 3]) {
      const sounds = separate(chord, parts);
      expect(sounds).toHaveLength(parts);
      const sum = chord.samples.map((_, index) => sounds.reduce((all, { samples }) => all + (samples[index] ?? 0), 0));
      expect(Math.max(...sum.map((sample, index) => Math.abs(sample - (chord.samples[index] ?? 0))))).toBeLessThan(
        1e-5,
      );
    }
    const [low, high] = separate(chord, 2).map(({ samples }) => samples);
    const slow = (samples: Float32Array = new Float32Array()) =>
      power(samples.map((sample, at) => sample - (samples[at - 1] ?? 0)));
    expect(slow(low)).toBeLessThan(slow(high) / 10);
  });

  it('is brought to one loudness, without its offset', () => {
    const { samples } = enhance(chord);
    const average = samples.reduce((sum, sample) => sum + sample, 0) / samples.length;
    expect(Math.abs(average)).toBeLessThan(0.01);
    expect(samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)).toBeCloseTo(0.8, 2);
    const silence = { sampleRate: 8000, samples: new Float32Array(100) };
    expect(enhance(silence)).toEqual(silence);
  });

  it('is read from WAV, and spoken again from the words of another format', () => {
    const wav = encodeWav(chord);
    expect(readSound(wav)).toEqual({ sampleRate: 8000, samples: readWav(wav)?.samples });
    expect(readSound(encodeSpeech('Hello.', 'audio/flac').bytes)).toEqual(synthesizeSyllables('Hello.'));
    expect(readSound(new TextEncoder().encode('no sound at all, only text'))).toBeUndefined();
  });
});

const RATE = 8000;

/** One second of a sound. */
function sound(sample: (seconds: number) => number): Uint8Array {
  return encodeWav({ sampleRate: RATE, samples: Float32Array.from({ length: RATE }, (_, at) => sample(at / RATE)) });
}

const random = createRandom(1);

describe('classifySound', () => {
  it.each([
    ['a tone', sound((seconds) => 0.4 * Math.sin(2 * Math.PI * 350 * seconds)), 'Sine wave'],
    ['hiss', sound(() => 1.4 * (random() - 0.5)), 'White noise'],
    ['silence', sound(() => 0), 'Silence'],
    ['speech of the emulator', encodeSpeech('Good morning.', 'audio/wav').bytes, 'Speech'],
    ['compressed speech of the emulator', encodeSpeech('Good morning.', 'audio/flac').bytes, 'Speech'],
  ])('knows %s', (_, bytes, label) => {
    expect(classifySound(bytes)?.[0]?.label).toBe(label);
  });

  it('has the labels of the model, with scores that add up to 1', () => {
    const scores = classifySound(encodeSpeech('Hello.', 'audio/wav').bytes, ['sad', 'happy', 'en-US']) ?? [];
    expect(scores.map(({ label }) => label).sort()).toEqual(['en-US', 'happy', 'sad']);
    expect(scores.reduce((sum, { score }) => sum + score, 0)).toBeCloseTo(1);
  });

  it('knows bytes that are no sound', () => {
    expect(classifySound(new TextEncoder().encode('no sound'))).toBeUndefined();
  });
});
