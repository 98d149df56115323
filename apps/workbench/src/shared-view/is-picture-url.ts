/** Longest address of a picture in a link, in characters. Pictures do not compress: a longer one is no picture of a link of 8 kB. */
const MAX_LENGTH = 10_000;

const PICTURE = /^data:image\/(?:avif|gif|jpeg|png|webp);base64,[A-Za-z0-9+/]+={0,2}$/;

/** Returns true for a picture that is whole in its address, and of a type that holds pixels and nothing else. */
export function isPictureUrl(url: string): boolean {
  return url.length <= MAX_LENGTH && PICTURE.test(url);
}
