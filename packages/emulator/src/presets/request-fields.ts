import { readDataUrl } from '../content/base64.ts';
import type { Size } from '../content/image/size.ts';
import type { MediaFile } from '../content/media-file.ts';
import type { JsonObject } from '../contract/json.ts';
import { invalidField, missingField } from '../contract/problem.ts';

/** Reads a required text. */
export function readText(body: JsonObject, name: string, message = `${name} must be a string`): string {
  const value = body[name];
  if (value === undefined) throw missingField(name);
  if (typeof value !== 'string') throw invalidField(name, message);
  return value;
}

/** Reads a text that may be absent. */
export function readOptionalText(body: JsonObject, name: string): string | undefined {
  const value = body[name];
  return typeof value === 'string' ? value : undefined;
}

/** Reads a text or a list of texts, as a list. */
export function readTexts(body: JsonObject, name: string): readonly string[] {
  const value = body[name];
  if (value === undefined) throw missingField(name);
  const texts: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (!texts.every((text): text is string => typeof text === 'string'))
    throw invalidField(name, `${name} must be a string or an array of strings`);
  return texts;
}

/** Reads an integer that may be absent, such as a seed. */
export function readInteger(body: JsonObject, name: string): number | undefined {
  const value = body[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'number' || !Number.isFinite(value)) throw invalidField(name, `${name} must be a number`);
  return Math.trunc(value);
}

/** Reads a number within limits; null counts as absent. */
export function readNumber(
  body: JsonObject,
  name: string,
  {
    low = Number.NEGATIVE_INFINITY,
    high = Number.POSITIVE_INFINITY,
  }: { readonly low?: number; readonly high?: number } = {},
): number | undefined {
  const value = body[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'number' || value < low || value > high) {
    throw invalidField(name, `${name} must be a number from ${low} to ${high}`);
  }
  return value;
}

/** Reads a stop text or a list of them; empty ones do not count. */
export function readStop(stop: unknown): readonly string[] {
  const list = Array.isArray(stop) ? stop : [stop];
  return list.filter((text): text is string => typeof text === 'string' && text !== '');
}

/** Reads how many results are wanted, from 1 to 4. */
export function readCount(body: JsonObject, name: string): number {
  const count = readInteger(body, name) ?? 1;
  if (count < 1 || count > 4) throw invalidField(name, `${name} must be from 1 to 4`);
  return count;
}

const SMALLEST = 16;
const LARGEST = 2048;

/** Reads `width` and `height`; sides must be from 16 to 2048 pixels. */
export function readSize(body: JsonObject, defaults: Size): Size {
  return { width: readSide(body, 'width', defaults.width), height: readSide(body, 'height', defaults.height) };
}

function readSide(body: JsonObject, name: string, byDefault: number): number {
  const side = readInteger(body, name) ?? byDefault;
  if (side < SMALLEST || side > LARGEST) throw invalidField(name, `${name} must be from ${SMALLEST} to ${LARGEST}`);
  return side;
}

/** Reads a file from a data URL. Other URLs are rejected: the emulator fetches nothing. */
export function readDataUrlField(body: JsonObject, name: string): MediaFile {
  const file = readDataUrl(readText(body, name));
  if (file) return file;
  throw invalidField(name, 'Failed to download the file. Please check that the URL is accessible.');
}

/** Reads a list of data URLs, or one without the list around it. */
export function readDataUrls(body: JsonObject, name: string): readonly MediaFile[] {
  return readTexts(body, name).map((url) => readDataUrlField({ [name]: url }, name));
}

/** Reads `size: '512x512'`; `undefined` where it is absent or `auto`. */
export function readWantedSize({ size }: JsonObject): Size | undefined {
  if (size === undefined || size === 'auto') return undefined;
  const [, width, height] = /^(\d{1,4})x(\d{1,4})$/.exec(String(size)) ?? [];
  if (width === undefined) throw invalidField('size', 'size must be width and height, such as 1024x1024');
  return readSize({ width: Number(width), height: Number(height) }, { width: 0, height: 0 });
}
