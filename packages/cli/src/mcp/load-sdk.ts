import { CliError } from '../command-line/errors.ts';

/** Loads a part of the SDK of the Model Context Protocol: its packages are optional peers. */
export async function loadSdk<Module>(side: 'client' | 'server', load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (cause) {
    const message =
      `The Model Context Protocol needs the package @modelcontextprotocol/${side}: install it beside this command, such as by ` +
      `\`npm install --global @modelcontextprotocol/${side}@2\`.`;
    throw new CliError(message, { cause });
  }
}
