/** A file in plain data. */
interface PlainFile {
  readonly $file: { readonly base64: string; readonly type: string };
}

/** Copies a value with its files as plain data. */
export async function toPlainData(value: unknown): Promise<unknown> {
  if (value instanceof Blob) {
    const base64 = Buffer.from(await value.arrayBuffer()).toString('base64');
    return { $file: { base64, type: value.type } } satisfies PlainFile;
  }
  if (Array.isArray(value)) return Promise.all(value.map(toPlainData));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(async ([name, item]) => [name, await toPlainData(item)] as const);
  return Object.fromEntries(await Promise.all(entries));
}

/** Copies plain data with its files as blobs. */
export function withFiles(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withFiles);
  if (typeof value !== 'object' || value === null) return value;
  if ('$file' in value) {
    // Written by `toPlainData`.
    const { base64, type } = (value as PlainFile).$file;
    return new Blob([Buffer.from(base64, 'base64')], { type });
  }
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withFiles(item)]));
}

/** A file as drivers report it: its length and first bytes. */
export function describeFile(bytes: Uint8Array): object {
  return { file: { bytes: bytes.length, magic: Buffer.from(bytes.subarray(0, 16)).toString('latin1') } };
}
