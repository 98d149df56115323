import { defineCommand, required } from '../../command-line/command.ts';
import { CliError, EXIT } from '../../command-line/errors.ts';
import { report } from '../../listing/print-listing.ts';
import { changeConfig, readConfigFile } from '../../settings/config.ts';

export const unset = defineCommand({
  name: 'unset',
  summary: 'remove a setting',
  arguments: { name: required('name', 'setting, such as model') },
  options: {},
  examples: [{ line: 'hubkit config unset model', about: 'back to the default model' }],
  async run({ name, json: isJson }, io) {
    if (!Object.hasOwn(await readConfigFile(io), name)) throw new CliError(`${name} is not set.`);
    const file = await changeConfig({ [name]: undefined }, io);
    await report(io, isJson, { name, file }, `${name} is removed (${file})`);
    return EXIT.done;
  },
});
