import { describe, expect, it } from 'vitest';
import { createRandom } from '../../contract/random.ts';
import { classifySound } from './classify-sound.ts';
import { encodeSpeech } from './encode-speech.ts';
import { encodeWav } from './wav.ts';

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
