interface MediaKind {
  readonly type: string;
  /** File extensions, the usual one first. */
  readonly endings: readonly string[];
  /** Other names of the type. */
  readonly aliases?: readonly string[];
  /** Magic bytes, with their offsets. */
  readonly marks?: readonly (readonly [offset: number, text: string])[];
}

const kinds: readonly MediaKind[] = [
  { type: 'image/png', endings: ['png'], marks: [[0, '\x89PNG']] },
  { type: 'image/jpeg', endings: ['jpg', 'jpeg'], aliases: ['image/jpg'], marks: [[0, '\xff\xd8\xff']] },
  {
    type: 'image/webp',
    endings: ['webp'],
    marks: [
      [0, 'RIFF'],
      [8, 'WEBP'],
    ],
  },
  { type: 'image/gif', endings: ['gif'], marks: [[0, 'GIF8']] },
  { type: 'image/bmp', endings: ['bmp'] },
  { type: 'image/tiff', endings: ['tif', 'tiff'] },
  { type: 'image/svg+xml', endings: ['svg'] },
  { type: 'image/avif', endings: ['avif'], marks: [[4, 'ftypavif']] },
  {
    type: 'audio/wav',
    endings: ['wav'],
    aliases: ['audio/x-wav', 'audio/wave', 'audio/vnd.wave'],
    marks: [
      [0, 'RIFF'],
      [8, 'WAVE'],
    ],
  },
  { type: 'audio/flac', endings: ['flac'], aliases: ['audio/x-flac'], marks: [[0, 'fLaC']] },
  { type: 'audio/mpeg', endings: ['mp3'], aliases: ['audio/mp3'], marks: [[0, 'ID3']] },
  { type: 'audio/ogg', endings: ['ogg', 'oga', 'opus'], marks: [[0, 'OggS']] },
  { type: 'audio/mp4', endings: ['m4a'], aliases: ['audio/x-m4a'], marks: [[4, 'ftypM4A']] },
  { type: 'audio/aac', endings: ['aac'] },
  { type: 'audio/webm', endings: ['weba'] },
  { type: 'video/mp4', endings: ['mp4', 'm4v'], marks: [[4, 'ftyp']] },
  { type: 'video/webm', endings: ['webm'], marks: [[0, '\x1a\x45\xdf\xa3']] },
  { type: 'video/quicktime', endings: ['mov'], marks: [[4, 'ftypqt']] },
  { type: 'model/gltf-binary', endings: ['glb'], marks: [[0, 'glTF']] },
  { type: 'application/zip', endings: ['zip'], marks: [[0, 'PK\x03\x04']] },
  { type: 'application/pdf', endings: ['pdf'], marks: [[0, '%PDF']] },
  { type: 'application/json', endings: ['json'] },
];

/** Detects the media type of a file by its extension, or by its first bytes if the extension is unknown. */
export function detectMediaType(name: string, bytes: Uint8Array): string {
  const ending = parseEnding(name);
  const byName = kinds.find(({ endings }) => endings.includes(ending));
  return (byName ?? kinds.find((kind) => hasMarks(kind, bytes)))?.type ?? '';
}

/** Returns the usual file extension of a media type. */
export function findExtension(mediaType: string, bytes: Uint8Array): string {
  const type = mediaType.split(';')[0]?.trim().toLowerCase() ?? '';
  const byType = kinds.find((kind) => kind.type === type || kind.aliases?.includes(type));
  return (byType ?? kinds.find((kind) => hasMarks(kind, bytes)))?.endings[0] ?? 'bin';
}

/** Returns true if the file name fits this extension; also true for names without a known extension. */
export function agrees(name: string, extension: string): boolean {
  const kind = kinds.find(({ endings }) => endings.includes(parseEnding(name)));
  return kind === undefined || kind.endings.includes(extension);
}

function parseEnding(name: string): string {
  return /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

function hasMarks({ marks }: MediaKind, bytes: Uint8Array): boolean {
  return (
    marks?.every(([offset, text]) => {
      const found = String.fromCharCode(...bytes.subarray(offset, offset + text.length));
      return found === text;
    }) ?? false
  );
}
