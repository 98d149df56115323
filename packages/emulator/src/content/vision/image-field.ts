import { invalidField } from '../../contract/problem.ts';
import { readImage, type SeenImage } from './read-image.ts';

/** An image in a request. */
export interface ImageField {
  readonly image: Uint8Array;
  /** Request field of the image, for the error of an unreadable file. */
  readonly field: string;
}

/** Reads an image of a request; throws an error response for other bytes. */
export async function lookAt({ image, field }: ImageField): Promise<SeenImage> {
  const seen = await readImage(image);
  if (!seen) throw invalidField(field, 'cannot identify image file');
  return seen;
}
