import { imageToImage } from './image-to-image.ts';

/** As image-to-image; without an image it paints the prompt. */
export const imageTextToImage = imageToImage;
