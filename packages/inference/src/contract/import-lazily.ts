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
