import { defineCommand, required } from '../../command-line/command.ts';
import { CliError, EXIT } from '../../command-line/errors.ts';
import { print } from '../../io/print.ts';
import { printJson } from '../../listing/print-listing.ts';
import { checkSetting } from '../../settings/check-setting.ts';
import { readConfig } from '../../settings/config.ts';

export const get = defineCommand({
  name: 'get',
  summary: 'print a setting',
  details:
    'With --profile, or with HUBKIT_PROFILE, the setting of this profile if it has one. Exit code 1 if it is not set.',
  arguments: { name: required('name', 'setting, such as model') },
  options: {},
  examples: [{ line: 'hubkit config get model', about: 'the model of chats' }],
  async run({ name, json: isJson }, io) {
    checkSetting(name);
    const value = (await readConfig(io))[name];
    if (value === undefined) throw new CliError(`${name} is not set.`);
    if (isJson) await printJson(io, { name, value });
    else await print(io, `${value}\n`);
    return EXIT.done;
  },
});
