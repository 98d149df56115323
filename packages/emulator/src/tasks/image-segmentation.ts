import { encodeMask } from '../content/vision/mask.ts';
import { type ImageField, lookAt } from '../content/vision/read-image.ts';
import { sceneryLabel, thingLabel } from '../content/vision/segment-labels.ts';
import { confidence, findSegments, type Segment } from '../content/vision/segments.ts';
import { defineTask } from '../contract/define-task.ts';

/** Kinds of segmentation: every part, single things, or one segment for each class. */
export type SegmentationKind = 'panoptic' | 'instance' | 'semantic';

/** The input of image-segmentation. */
export interface ImageSegmentationInput extends ImageField {
  /** @default that of the model */
  readonly kind?: SegmentationKind | undefined;
  /** The lowest score of a segment. @default 0.5 */
  readonly threshold?: number | undefined;
}

/** A segment with its mask, a PNG of the size of the image. */
export interface LabeledSegment {
  /** `undefined` for semantic segmentation. */
  readonly score: number | undefined;
  readonly label: string;
  readonly mask: Uint8Array;
}

export const imageSegmentation = defineTask<ImageSegmentationInput, readonly LabeledSegment[]>(
  async ({ kind, threshold = 0.5, ...field }, { isSemantic = false }) => {
    const image = await lookAt(field);
    const segments = findSegments(image.thumbnail);
    const chosen = choose(segments, kind ?? (isSemantic ? 'semantic' : 'panoptic'));
    return Promise.all(
      chosen
        .filter(({ score = 1 }) => score >= threshold)
        .map(async ({ score, label, pixels }) => ({
          score,
          label,
          mask: await encodeMask(pixels, image.thumbnail, image),
        })),
    );
  },
);

/** The segments of one kind, with their pixels in the thumbnail. */
function choose(
  segments: readonly Segment[],
  kind: SegmentationKind,
): readonly (Omit<LabeledSegment, 'mask'> & Pick<Segment, 'pixels'>)[] {
  const labeled = segments
    .filter(({ isBackground }) => kind !== 'instance' || !isBackground)
    .map((segment) => ({
      score: confidence(segment, segments),
      label: segment.isBackground ? sceneryLabel(segment) : thingLabel(segment),
      pixels: segment.pixels,
    }));
  if (kind !== 'semantic') return labeled;
  const labels = [...new Set(labeled.map(({ label }) => label))];
  return labels.map((label) => ({
    score: undefined,
    label,
    pixels: union(labeled.filter((segment) => segment.label === label).map(({ pixels }) => pixels)),
  }));
}

/** The pixels that belong to any of some segments. */
function union(parts: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts[0] ?? [], (_, at) => (parts.some((pixels) => pixels[at]) ? 1 : 0));
}
