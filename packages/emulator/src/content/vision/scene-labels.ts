import { createRandom, hashText } from '../../contract/random.ts';
import { COLOR_WORDS, type Color, hex } from '../image/color.ts';
import { averageColor, type Raster } from '../image/raster.ts';
import { likeliest } from '../label-scores.ts';
import type { LabelScore } from '../sentiment/classify.ts';
import { colorDistance } from './color-distance.ts';

/** Average colors of the upper and the lower half of an image. */
type Halves = readonly [upper: Color, lower: Color];

const halves = (upper: string, lower: string): Halves => [hex(upper), hex(lower)];

/** Classes of ImageNet, as its models name them, with the colors of a typical photo. */
const IMAGENET: Readonly<Record<string, Halves>> = {
  'seashore, coast, seacoast, sea-coast': halves('9cc4e8', 'd9c39a'),
  'lakeside, lakeshore': halves('9cc4e8', '3f6a78'),
  alp: halves('7fa8d8', 'e4e9ee'),
  'valley, vale': halves('a8c4dc', '5a8a48'),
  volcano: halves('c86a4a', '3a302c'),
  'tabby, tabby cat': halves('8a7a68', '9a8a76'),
  'golden retriever': halves('c8a070', 'a8845c'),
  'cheetah, chetah, Acinonyx jubatus': halves('c8b080', '9a9a50'),
  'sports car, sport car': halves('b8c0c8', '9a3434'),
  strawberry: halves('c83a40', 'b82a30'),
  orange: halves('f0902c', 'e07a1c'),
  banana: halves('f0d850', 'e0c03c'),
  'Granny Smith': halves('9ac050', '7aa83c'),
  daisy: halves('5a8a48', 'dfe4c8'),
  balloon: halves('b84a58', '6fa0d8'),
  'goldfish, Carassius auratus': halves('2a4a6a', 'c8702c'),
  jellyfish: halves('1d3f8f', '3f5fb8'),
  'ice bear, polar bear, Ursus Maritimus, Thalarctos maritimus': halves('e8ecf0', 'd4dada'),
  'black swan, Cygnus atratus': halves('5a6a70', '24262c'),
  envelope: halves('e8dcc3', 'f0e8d8'),
  'web site, website, internet site, site': halves('f0f2f5', 'fafafa'),
  'candle, taper, wax light': halves('2a1c14', 'b07c34'),
  'spotlight, spot': halves('141418', '2c2c34'),
  'park bench': halves('4a7a40', '80643f'),
  fountain: halves('88a0a8', '8a9094'),
};

/** Differences of colors that a photo may show: half of them is a score of about 0.6. */
const SCALE = 14;

/** Scores the labels of a classifier for an image by its colors, the most likely first. */
export function classifyScene(
  thumbnail: Raster,
  labels: readonly string[] = Object.keys(IMAGENET),
): readonly LabelScore[] {
  const seen = averageHalves(thumbnail);
  return likeliest(labels, (label) => distance(seen, typical(label)), SCALE);
}

/** Scores labels that the caller chose: by the color that they name, or the class whose name they contain. */
export function chooseLabel(
  thumbnail: Raster,
  labels: readonly string[],
  hypothesis: (label: string) => string,
): readonly LabelScore[] {
  const seen = averageHalves(thumbnail);
  const describeTypical = (label: string) => named(label) ?? byHash(hypothesis(label));
  return likeliest(labels, (label) => distance(seen, describeTypical(label)), SCALE);
}

function typical(label: string): Halves {
  return (Object.hasOwn(IMAGENET, label) ? IMAGENET[label] : undefined) ?? byHash(label);
}

/** The colors that a label speaks of. */
function named(label: string): Halves | undefined {
  const words: readonly string[] = label.toLowerCase().match(/[a-z]+/g) ?? [];
  const color = words.map((word) => (Object.hasOwn(COLOR_WORDS, word) ? COLOR_WORDS[word] : undefined)).find(Boolean);
  if (color) return [color, color];
  const isNamed = (name: string) =>
    name
      .toLowerCase()
      .match(/[a-z]+/g)
      ?.some((word) => words.includes(word));
  return Object.entries(IMAGENET).find(([name]) => isNamed(name))?.[1];
}

/** Deterministic colors for an unknown label. */
function byHash(label: string): Halves {
  const random = createRandom(hashText(label));
  const color = (): Color => [random() * 255, random() * 255, random() * 255];
  return [color(), color()];
}

function distance(a: Halves, b: Halves): number {
  return (colorDistance(a[0], b[0]) + colorDistance(a[1], b[1])) / 2;
}

function averageHalves(thumbnail: Raster): Halves {
  const middle = Math.max(1, Math.floor(thumbnail.height / 2));
  // The lower half of a single row is that row, too.
  return [averageColor(thumbnail, 0, middle), averageColor(thumbnail, thumbnail.height > 1 ? middle : 0)];
}
