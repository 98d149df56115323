import { InputError } from '../../contract/errors.ts';

/** Loads a part of the SDK of the protocol, an optional peer. */
export async function loadSdk<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (cause) {
    const message =
      'mcpTools needs the package @modelcontextprotocol/client: run `npm install @modelcontextprotocol/client@2`, with --global beside a program that is installed globally.';
    throw new InputError(message, { cause });
  }
}
