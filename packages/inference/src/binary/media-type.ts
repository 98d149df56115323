/** Marks of file formats: offset, text, media type. */
const SIGNATURES: readonly (readonly [offset: number, mark: string, type: string])[] = [
  [0, '\xff\xd8\xff', 'image/jpeg'],
  [0, '\x89PNG', 'image/png'],
  [0, 'GIF8', 'image/gif'],
  [8, 'WEBP', 'image/webp'],
  [8, 'WAVE', 'audio/wav'],
  [4, 'ftypavif', 'image/avif'],
  [4, 'ftyphei', 'image/heic'],
  [4, 'ftypmif1', 'image/heic'],
  [4, 'ftypM4A', 'audio/mp4'],
  [4, 'ftyp', 'video/mp4'],
  [0, 'fLaC', 'audio/flac'],
  [0, 'OggS', 'audio/ogg'],
  [0, 'ID3', 'audio/mpeg'],
  [0, '\xff\xfb', 'audio/mpeg'],
  [0, '\xff\xf3', 'audio/mpeg'],
  [0, '\x1aE\xdf\xa3', 'video/webm'],
];

/** The media type of a file by its first bytes; labels that come with files are often wrong. */
export function sniffMediaType(bytes: Uint8Array): string | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, 16));
  return SIGNATURES.find(([offset, mark]) => head.startsWith(mark, offset))?.[2];
}

/** The media type of a Blob by its first bytes. */
export async function sniffBlob(file: Blob): Promise<string | undefined> {
  return sniffMediaType(new Uint8Array(await file.slice(0, 16).arrayBuffer()));
}
