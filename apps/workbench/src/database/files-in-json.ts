/** Key that marks an object as a file in JSON; its value is a data URL. */
const FILE = 'hubkit-file';
const DATA_URL = /^data:([^;,]*);base64,([A-Za-z0-9+/]*={0,2})$/;
/** Media types that a page may show. A file of any other type is kept as bytes: a document could bring scripts. */
const SHOWN = /^(?:image|audio|video)\/[\w.+-]+$|^text\/plain$/;
/** Bytes that are encoded at once: a multiple of three, and few enough to be arguments of a call. */
const BLOCK = 3 * 8192;

/** Returns plain data in which every file is a data URL. */
export async function packFiles(value: unknown): Promise<unknown> {
  if (value instanceof Blob) return { [FILE]: `data:${value.type};base64,${toBase64(await value.arrayBuffer())}` };
  if (Array.isArray(value)) return Promise.all(value.map(packFiles));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(async ([key, each]) => [key, await packFiles(each)] as const);
  return Object.fromEntries(await Promise.all(fields));
}

/** Makes files of the data URLs that `packFiles` has written. Throws an error where one is damaged. */
export function unpackFiles(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unpackFiles);
  if (typeof value !== 'object' || value === null) return value;
  if (FILE in value) return toBlob(value[FILE]);
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, unpackFiles(each)]));
}

function toBase64(buffer: ArrayBuffer): string {
  const bytes = new Uint8Array(buffer);
  const blocks: string[] = [];
  for (let start = 0; start < bytes.length; start += BLOCK)
    blocks.push(btoa(String.fromCharCode(...bytes.subarray(start, start + BLOCK))));
  return blocks.join('');
}

function toBlob(url: unknown): Blob {
  const [, type = '', base64] = typeof url === 'string' ? (DATA_URL.exec(url) ?? []) : [];
  if (base64 === undefined) throw new Error('A generated file in it is damaged. Nothing was imported.');
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type: SHOWN.test(type) ? type : 'application/octet-stream' });
}
