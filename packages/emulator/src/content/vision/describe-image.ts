import type { Color } from '../image/color.ts';
import { averageColor } from '../image/raster.ts';
import { brightness, colorWord } from './color-distance.ts';
import type { SeenImage } from './read-image.ts';
import { thingLabel } from './segment-labels.ts';
import { findSegments, type Segment } from './segments.ts';

/** The things in an image and their background. */
export interface Scene {
  /** Single things, the largest first. */
  readonly things: readonly Segment[];
  /** Color of the largest part of the background. */
  readonly background: Color;
  /** From 0 (black) to 255 (white). */
  readonly brightness: number;
  /** Width of the thumbnail, in whose pixels the boxes of things are. */
  readonly width: number;
}

/** Divides an image into things and background. */
export function readScene({ thumbnail }: Pick<SeenImage, 'thumbnail'>): Scene {
  const segments = findSegments(thumbnail);
  const average = averageColor(thumbnail);
  return {
    things: segments.filter(({ isBackground }) => !isBackground),
    background: segments.find(({ isBackground }) => isBackground)?.color ?? average,
    brightness: brightness(average),
    width: thumbnail.width,
  };
}

const COUNTS = ['no', 'a', 'two', 'three', 'four', 'five'];

/** A caption: the largest thing by its color and class, how many there are, and the background. */
export function writeCaption(image: SeenImage): string {
  const { things, background, brightness: light } = readScene(image);
  const behind = `a ${light < 80 ? 'dark ' : ''}${colorWord(background)} background`;
  const [largest] = things;
  if (!largest) return `a close up of ${behind}`;
  const label = thingLabel(largest);
  const size = largest.area > 0.2 ? 'large ' : largest.area < 0.04 ? 'small ' : '';
  const alike = things.filter((thing) => thingLabel(thing) === label).length;
  const count = COUNTS[alike] ?? 'a group of';
  const noun = alike > 1 ? plural(label) : label;
  const other = things.map(thingLabel).find((name) => name !== label);
  return `${count} ${size}${colorWord(largest.color)} ${noun}${other ? ` and a ${other}` : ''} in front of ${behind}`;
}

/** The plural of a class. */
function plural(label: string): string {
  if (label === 'person') return 'people';
  return /(s|sh|ch|x)$/.test(label) ? `${label}es` : `${label}s`;
}
