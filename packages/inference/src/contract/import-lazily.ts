import { ConnectionError, type ErrorDetails } from './errors.ts';

/** Loads code that only some calls need; throws a ConnectionError that names the code. */
export async function importLazily<Code>(
  what: string,
  load: () => Promise<Code>,
  details: ErrorDetails = {},
): Promise<Code> {
  try {
    return await load();
  } catch (cause) {
    const message = `The code for ${what} could not be loaded; reload the page.`;
    throw new ConnectionError(message, { ...details, cause });
  }
}

/**
 * Makes a loader that keeps what it has loaded: an import in every call is looked up anew and allocates 2 kB. What it keeps is code;
 * nothing of a call or a client may be kept at the level of a module.
 */
export function importOnce<Code>(what: string, load: () => Promise<Code>): () => Code | Promise<Code> {
  let kept: Code | undefined;
  return () =>
    kept ??
    importLazily(what, load).then((code) => {
      kept = code;
      return code;
    });
}
