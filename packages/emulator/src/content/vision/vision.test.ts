import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { drawPhoto, photo } from '../../../test/photo.ts';
import { hex } from '../image/color.ts';
import { encodeImage } from '../image/encode-image.ts';
import { createRaster, gradient } from '../image/raster.ts';
import { findInWords, makeUpAnswer } from './answer-about-document.ts';
import { answerAboutImage } from './answer-about-image.ts';
import { colorWords } from './color-distance.ts';
import { writeCaption } from './describe-image.ts';
import { encodeMask } from './mask.ts';
import { readImage, type SeenImage } from './read-image.ts';
import { chooseLabel, classifyScene } from './scene-labels.ts';
import { thingLabel } from './segment-labels.ts';
import { boxIn, confidence, findSegments } from './segments.ts';

async function see(bytes: Uint8Array): Promise<SeenImage> {
  const image = await readImage(bytes);
  if (!image) throw new Error('This is not an image.');
  return image;
}

/** An image in one color. */
async function plain(color: string): Promise<SeenImage> {
  const raster = createRaster(40, 30);
  gradient(raster, 0, 30, [hex(color)]);
  return see((await encodeImage(raster, 'image/png')).bytes);
}

const seen = await see(photo);
const segments = findSegments(seen.thumbnail);
const things = segments.filter(({ isBackground }) => !isBackground);

describe('readImage', () => {
  it.each(['image/png', 'image/jpeg', 'image/webp'] as const)('reads the size of %s from its bytes', async (type) => {
    const { bytes } = await encodeImage(drawPhoto(300, 200), type);
    const { width, height, thumbnail } = await see(bytes);
    expect([width, height, thumbnail.width, thumbnail.height]).toEqual([300, 200, 48, 32]);
  });

  it('sees the same picture in files of two formats', async () => {
    const { thumbnail } = await see((await encodeImage(drawPhoto(), 'image/png')).bytes);
    const errors = thumbnail.data.map((value, at) => Math.abs(value - (seen.thumbnail.data[at] ?? 0)));
    expect(Math.max(...errors)).toBeLessThan(40);
  });

  it('lays transparent pixels on white', async () => {
    const image = new PNG({ width: 2, height: 1 });
    image.data = Buffer.from([255, 0, 0, 0, 0, 0, 255, 255]);
    expect([...(await see(PNG.sync.write(image))).thumbnail.data]).toEqual([255, 255, 255, 0, 0, 255]);
  });

  it.each([
    ['nothing', new Uint8Array()],
    ['a text', new TextEncoder().encode('I am no image')],
    ['half a file', photo.subarray(0, 400)],
    ['a PNG that claims to be endless', claimed(0xffffff, 0xffffff)],
  ])('does not take %s for an image', async (_, bytes) => {
    expect(await readImage(bytes)).toBeUndefined();
  });

  function claimed(width: number, height: number): Uint8Array {
    const bytes = new Uint8Array(PNG.sync.write(new PNG({ width: 1, height: 1 })));
    const view = new DataView(bytes.buffer);
    view.setUint32(16, width);
    view.setUint32(20, height);
    return bytes;
  }
});

describe('segments', () => {
  it('are the things of a picture and its background', () => {
    expect(segments.filter(({ isBackground }) => isBackground)).toHaveLength(2);
    expect(things.map((segment) => boxIn(seen, segment)).sort((a, b) => a.xmin - b.xmin)).toEqual([
      {
        xmin: expect.closeTo(12, -1),
        ymin: expect.closeTo(14, -1),
        xmax: expect.closeTo(36, -1),
        ymax: expect.closeTo(38, -1),
      },
      {
        xmin: expect.closeTo(64, -1),
        ymin: expect.closeTo(12, -1),
        xmax: expect.closeTo(84, -1),
        ymax: expect.closeTo(34, -1),
      },
    ]);
    expect(things.map(thingLabel).sort()).toEqual(['sports ball', 'stop sign']);
  });

  it('lie inside the picture, whatever its size', async () => {
    const large = await see((await encodeImage(drawPhoto(487, 131), 'image/png')).bytes);
    for (const segment of findSegments(large.thumbnail)) {
      const { xmin, ymin, xmax, ymax } = boxIn(large, segment);
      expect(xmin).toBeGreaterThanOrEqual(0);
      expect(ymin).toBeGreaterThanOrEqual(0);
      expect(xmax).toBeLessThanOrEqual(487);
      expect(ymax).toBeLessThanOrEqual(131);
      expect(xmax - xmin).toBeGreaterThan(0);
      expect(ymax - ymin).toBeGreaterThan(0);
      expect(confidence(segment, [segment])).toBeGreaterThan(0.9);
    }
  });

  it('have masks of the size of the picture', async () => {
    const [first] = things;
    const { width, height, data } = PNG.sync.read(
      Buffer.from(await encodeMask(first?.pixels ?? new Uint8Array(), seen.thumbnail, seen)),
    );
    expect([width, height]).toEqual([96, 64]);
    const white = data.filter((value, at) => at % 4 === 0 && value === 255).length;
    expect(white / (96 * 64)).toBeCloseTo(first?.area ?? 0, 2);
  });
});

describe('labels', () => {
  it('depend on the colors of a picture', async () => {
    const top = async (color: string) => classifyScene((await plain(color)).thumbnail)[0]?.label;
    expect(await top('c83a40')).toBe('strawberry');
    expect(await top('16161a')).toBe('spotlight, spot');
    expect(await top('fafafa')).toBe('web site, website, internet site, site');
  });

  it('have scores that add up to 1, the highest first', () => {
    const scores = classifyScene(seen.thumbnail).map(({ score }) => score);
    expect(scores.reduce((sum, score) => sum + score, 0)).toBeCloseTo(1);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
  });

  it('of one’s own are found by the color or the class that they name', async () => {
    const choose = async (color: string, labels: string[]) =>
      chooseLabel((await plain(color)).thumbnail, labels, (label) => label)[0]?.label;
    expect(await choose('d8362f', ['a green car', 'a red car'])).toBe('a red car');
    expect(await choose('3f9b4f', ['a green car', 'a red car'])).toBe('a green car');
    expect(await choose('c83a40', ['an envelope', 'a strawberry'])).toBe('a strawberry');
    expect(await choose('d8362f', ['only one'])).toBe('only one');
  });
});

describe('the word for a color', () => {
  it.each([
    ['9cc4e8', 'blue'],
    ['5a9a48', 'green'],
    ['d8362f', 'red'],
    ['f08fb5', 'pink'],
    ['f08a24', 'orange'],
    ['80532f', 'brown'],
    ['f6d33c', 'yellow'],
    ['7d3fb5', 'purple'],
    ['f4f4f0', 'white'],
    ['8b9098', 'gray'],
    ['1c1d22', 'black'],
  ])('%s is %s', (digits, word) => {
    expect(colorWords(hex(digits))[0]).toBe(word);
  });
});

describe('a caption', () => {
  it('names what stands out, and its background', () => {
    expect(writeCaption(seen)).toBe('a red stop sign and a sports ball in front of a blue background');
  });

  it('of an empty picture names its color', async () => {
    expect(writeCaption(await plain('101014'))).toBe('a close up of a dark black background');
  });
});

describe('answers about a picture', () => {
  it.each([
    ['How many things are there?', '2'],
    ['What color is the sign?', 'red'],
    ['What color is the sky?', 'blue'],
    ['Is it dark?', 'no'],
    ['Is there something red?', 'yes'],
    ['Is there an elephant?', 'no'],
    ['Is it day or night?', 'day'],
    ['Where is the sign?', 'left'],
    ['Who is in the picture?', 'nobody'],
    ['What is this?', 'stop sign'],
  ])('%s %s', (question, answer) => {
    const answers = answerAboutImage(seen, question);
    expect(answers[0]?.answer).toBe(answer);
    const scores = answers.map(({ score }) => score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(Math.max(...scores)).toBeLessThan(1);
  });
});

describe('answers about a document', () => {
  const line = (top: number, text: string) => text.split(' ').map((word) => ({ text: word, top }));
  const words = [
    ...line(10, 'Invoice'),
    ...line(20, 'Invoice number us-001'),
    ...line(30, 'Due date'),
    ...line(40, '26/02/2019'),
  ];

  it('stand behind the words of the question, or below them', () => {
    expect(findInWords('What is the invoice number?', words, 15)).toMatchObject({ answer: 'us-001', start: 3, end: 3 });
    expect(findInWords('When is the due date?', words, 15)).toMatchObject({ answer: '26/02/2019', start: 6, end: 6 });
    expect(findInWords('Who signed it?', words, 15)).toBeUndefined();
  });

  it('are of the kind that the question asks for where nothing can be read', () => {
    expect(makeUpAnswer(seen, 'What is the total amount?')?.answer).toMatch(/^\$\d+\.\d\d$/);
    expect(makeUpAnswer(seen, 'What is the invoice number?')?.answer).toMatch(/^US-\d{3}$/);
    expect(makeUpAnswer(seen, 'When is it due?')?.answer).toMatch(/^\d+ \w+ 20\d\d$/);
    expect(makeUpAnswer(seen, 'Why?')).toBeUndefined();
    expect(makeUpAnswer({ ...seen, signature: 7 }, 'What is the total?')).not.toEqual(
      makeUpAnswer(seen, 'What is the total?'),
    );
  });
});
