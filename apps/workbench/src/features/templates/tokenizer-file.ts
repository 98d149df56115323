import type { Connection } from '../../services/connection.ts';

/** A tokenizer, and where it came from. */
export interface LoadedTokenizer {
  readonly name: string;
  readonly json: object;
  /** The file that it was read from. */
  readonly file: File | undefined;
}

/** Largest file that is read, in bytes: those of the largest vocabularies have about 35 MB. */
const MAX_BYTES = 100_000_000;
const HUB = 'https://huggingface.co';

/** Reads a `tokenizer.json`. */
export async function readTokenizerFile(file: Blob): Promise<object> {
  if (file.size > MAX_BYTES) throw new Error('The file is larger than 100 MB.');
  return parsed(await file.text());
}

/** Loads the `tokenizer.json` of a model from the hub of the present service. */
export async function fetchTokenizer(connection: Connection, model: string): Promise<object> {
  const hub = connection.service().endpoints.hub ?? HUB;
  const token = connection.hubToken();
  const path = model.split('/').map(encodeURIComponent).join('/');
  const response = await fetch(`${hub}/${path}/resolve/main/tokenizer.json`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  if (response.status === 404) throw new Error(`${model} has no tokenizer.json on this hub: choose the file.`);
  if (!response.ok) throw new Error(`The hub responded to tokenizer.json of ${model} with ${response.status}.`);
  return parsed(await response.text());
}

function parsed(text: string): object {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Error('The file is not JSON.');
  }
  const { model } = Object(json) as { model?: unknown };
  if (typeof model !== 'object' || model === null) throw new Error('This is not a tokenizer.json: “model” is missing.');
  return json as object;
}
