/** Most bytes of an attached image: providers take 5 MB and more, and the browser keeps it with the chat. */
export const MAX_IMAGE_BYTES = 5_000_000;

/** The images among files as data URLs, and a sentence for each file that cannot be sent. */
export interface ReadImages {
  readonly images: readonly string[];
  readonly problems: readonly string[];
}

/** Reads the images among files. */
export async function readImages(files: readonly File[]): Promise<ReadImages> {
  const problems = files.flatMap((file) => problemOf(file) ?? []);
  const images = await Promise.all(files.filter((file) => problemOf(file) === undefined).map(toDataUrl));
  return { images, problems };
}

function problemOf({ name, type, size }: File): string | undefined {
  if (!type.startsWith('image/')) return `${name} is not an image. Only images can be attached.`;
  if (size > MAX_IMAGE_BYTES) return `${name} is larger than ${MAX_IMAGE_BYTES / 1e6} MB. Attach a smaller image.`;
  return undefined;
}

async function toDataUrl(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  // Spread in parts: a function takes only so many arguments.
  const parts = Array.from({ length: Math.ceil(bytes.length / CHUNK_BYTES) }, (_none, part) =>
    String.fromCharCode(...bytes.subarray(part * CHUNK_BYTES, (part + 1) * CHUNK_BYTES)),
  );
  return `data:${file.type};base64,${btoa(parts.join(''))}`;
}

const CHUNK_BYTES = 8192;
