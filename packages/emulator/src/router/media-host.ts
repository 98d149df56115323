import { type MediaFile, toExtension } from '../content/media-file.ts';
import { providerPath } from '../contract/paths.ts';
import { ProblemError } from '../contract/problem.ts';
import type { EmulatorState } from './state.ts';

/** The name of the host of files that every provider has. */
export const MEDIA_HOST = 'media';

/** Responds with the stored file at `/files/<name>`. Like the file hosts of providers, it requires no credentials. */
export function serveMedia(path: string, state: EmulatorState): Response {
  const name = /^\/files\/([^/]+)$/.exec(path)?.[1];
  const file = name === undefined ? undefined : state.media.get(name);
  if (!file) throw new ProblemError({ status: 404, reason: 'unknown-url', message: 'There is no such file.' });
  return new Response(file.bytes, {
    headers: {
      'content-type': file.type,
      'content-length': String(file.bytes.length),
      'cache-control': 'max-age=86400',
    },
  });
}

/** The place of a file: provider, base URL and extension. */
export interface MediaPlace {
  readonly providerId: string;
  /** The base URL of the emulator as the request used it. */
  readonly baseUrl: string;
  readonly extension?: string;
}

/** Stores a file and returns its URL at the provider's media host. */
export function storeMedia(file: MediaFile, place: MediaPlace, state: EmulatorState): string {
  const path = providerPath(place.providerId, MEDIA_HOST);
  const name = `${state.newId(path, 24)}.${place.extension ?? toExtension(file.type)}`;
  state.media.set(name, file);
  return `${place.baseUrl}${path}/files/${name}`;
}
