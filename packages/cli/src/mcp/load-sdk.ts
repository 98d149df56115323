import { CliError } from '../command-line/errors.ts';

/** Loads a part of the SDK of the Model Context Protocol, an optional peer that is as large as all other packages together. */
export async function loadSdk<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (cause) {
    const message =
      'The Model Context Protocol needs the package @modelcontextprotocol/sdk: install it beside this command, such as by ' +
      '`npm install --global @modelcontextprotocol/sdk@1`.';
    throw new CliError(message, { cause });
  }
}
