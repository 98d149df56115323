import { invalidField } from '../../contract/problem.ts';
import { readImage, type SeenImage } from './read-image.ts';

/** An image in a request. */
export interface ImageField {
  readonly image: Uint8Array;
  /** The request field that holds the image, for the error of a file that cannot be read. */
  readonly field: string;
}

/** Reads an image of a request; throws the error response for bytes that are none. */
export async function lookAt({ image, field }: ImageField): Promise<SeenImage> {
  const seen = await readImage(image);
  if (!seen) throw invalidField(field, 'cannot identify image file');
  return seen;
}
