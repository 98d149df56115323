import { defineCommand, required } from '../../command-line/command.ts';
import { CliError, EXIT } from '../../command-line/errors.ts';
import { note } from '../../io/print.ts';
import { changeConfig, readConfigFile } from '../../settings/config.ts';

export const unset = defineCommand({
  name: 'unset',
  summary: 'remove a setting',
  arguments: { name: required('name', 'setting, such as model') },
  options: {},
  examples: [{ line: 'hubkit config unset model', about: 'back to the default model' }],
  async run({ name }, io) {
    if (!Object.hasOwn(await readConfigFile(io), name)) throw new CliError(`${name} is not set.`);
    await note(io, `hubkit: ${name} is removed (${await changeConfig({ [name]: undefined }, io)})`);
    return EXIT.done;
  },
});
