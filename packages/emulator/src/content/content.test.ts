import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeSpeech } from './audio/encode-speech.ts';
import { synthesizeSyllables } from './audio/speak.ts';
import { toChunks, transcribe } from './audio/transcribe.ts';
import { encodeWav, readWav } from './audio/wav.ts';
import { embed, similarity } from './embedding/embed.ts';
import { classifySentiment } from './sentiment/classify.ts';

const speakWav = (text: string) => encodeSpeech(text, 'audio/wav').bytes;

describe('embeddings', () => {
  const near = (left: string, right: string) =>
    similarity(embed(left, { dimensions: 384 }), embed(right, { dimensions: 384 }));

  it('have length 1 and the wanted number of dimensions, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(64, 384, 768, 1024), (text, dimensions) => {
        const vector = embed(text, { dimensions });
        expect(vector).toHaveLength(dimensions);
        expect(Math.hypot(...vector)).toBeCloseTo(1, 5);
      }),
      { numRuns: 60 },
    );
  });

  it('are the same for the same text', () => {
    expect(embed('A cat sits', { dimensions: 64 })).toEqual(embed('A cat sits', { dimensions: 64 }));
  });

  it.each([
    ['That is a happy person', 'That is a very happy person', 'Today is a sunny day'],
    ['That is a happy person', 'That is a joyful man', 'That is a broken car'],
    ['How do I get a refund?', 'I want my money back, a reimbursement', 'The cat sits on the mat'],
    ['A cat sits on the mat', 'A kitten is sitting on a mat', 'Interest rates rise in Europe'],
    ['fix the bug in my program', 'repair an error of the application', 'a recipe for tomato soup'],
    ['a dog in the garden', 'a lion in the garden of animals', 'an invoice for the bank'],
  ])('of “%s” is nearer to “%s” than to “%s”', (text, alike, other) => {
    expect(near(text, alike)).toBeGreaterThan(near(text, other) + 0.15);
  });
});

describe('sentiment', () => {
  const top = (text: string, labels: readonly string[]) => classifySentiment(text, labels)[0]?.label;

  it.each([
    ['I like you. I love you.', 'positive'],
    ['This is awful, I hate it.', 'negative'],
    ['This is not good at all', 'negative'],
    ['The table is brown.', 'neutral'],
    ["It isn't bad", 'positive'],
    ['The film was terrible, but I loved the music', 'positive'],
    ['👍🎉', 'positive'],
  ])('of “%s” is %s', (text, expected) => {
    expect(top(text, ['positive', 'neutral', 'negative'])).toBe(expected);
  });

  it('spreads over stars', () => {
    const stars = ['5 stars', '4 stars', '3 stars', '2 stars', '1 star'];
    expect(top('Absolutely wonderful, the best ever!', stars)).toBe('5 stars');
    expect(top('Worst nightmare, horrible!', stars)).toBe('1 star');
    expect(top('', stars)).toBe('3 stars');
  });

  it('is a probability, sorted, for any text and any labels', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 6 }), (text, count) => {
        const scores = classifySentiment(
          text,
          Array.from({ length: count }, (_, index) => `L${index}`),
        ).map((row) => row.score);
        expect(scores.reduce((sum, score) => sum + score, 0)).toBeCloseTo(1, 6);
        expect(scores).toEqual([...scores].sort((left, right) => right - left));
      }),
    );
  });
});

describe('sound', () => {
  it('is spoken as WAV that any player takes', () => {
    const bytes = speakWav('Hello, how are you?');
    expect(Buffer.from(bytes.subarray(0, 12)).toString('latin1')).toMatch(/^RIFF....WAVE$/s);
    const wav = readWav(bytes);
    expect(wav).toMatchObject({ sampleRate: 24_000, channels: 1, bitsPerSample: 16, comment: 'Hello, how are you?' });
    expect(wav?.seconds).toBeGreaterThan(1);
    const peak = wav?.samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0) ?? 0;
    expect(peak).toBeGreaterThan(0.1);
    expect(peak).toBeLessThan(1);
  });

  it('has vowels that hum, and pauses that do not', () => {
    const energy = (text: string) =>
      synthesizeSyllables(text).samples.reduce((sum, sample) => sum + sample * sample, 0);
    expect(energy('aaaa')).toBeGreaterThan(energy('....') * 100);
  });

  it('is understood again, whatever was said', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }), (text) => {
        expect(transcribe(speakWav(text))?.text).toBe(text);
      }),
      { numRuns: 25 },
    );
  });

  it('from elsewhere is measured', () => {
    const samples = Float32Array.from({ length: 32_000 }, (_, index) => 0.3 * Math.sin(index / 10));
    expect(transcribe(encodeWav({ sampleRate: 16_000, samples }))?.text).toBe(
      'This is a WAV recording of 2.0 seconds at 16000 hertz with one channel, loud.',
    );
    expect(transcribe(encodeWav({ sampleRate: 8000, samples: new Float32Array(8000) }))?.text).toContain('silent');
    const flac = Buffer.alloc(42);
    flac.write('fLaC', 0, 'latin1');
    flac.set([0x0a, 0xc4, 0x42, 0xf0, 0, 1, 0x58, 0x88], 18);
    expect(transcribe(flac)).toEqual({ text: 'This is a FLAC recording of 2.0 seconds.', seconds: 2 });
    expect(transcribe(Uint8Array.of(0xff, 0xfb, 0x90, 0x44, ...new Uint8Array(15_996)))?.text).toBe(
      'This is an MP3 recording of 1.0 seconds.',
    );
    expect(transcribe(new Uint8Array(64))).toBeUndefined();
  });

  it('is cut into sentences that fill its time', () => {
    const chunks = toChunks({ text: 'One. Two three. Four!', seconds: 6 });
    expect(chunks.map((chunk) => chunk.text).join('')).toBe('One. Two three. Four!');
    expect([chunks[0]?.timestamp[0], chunks.at(-1)?.timestamp[1]]).toEqual([0, 6]);
  });

  it('never brings the reader down, whatever the bytes are', () => {
    const header = speakWav('x').slice(0, 60);
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 80 }), fc.nat(59), (bytes, at) => {
        const broken = Uint8Array.from([...header.slice(0, at), ...bytes]);
        expect(() => transcribe(broken)).not.toThrow();
      }),
    );
  });
});
