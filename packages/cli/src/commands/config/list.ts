import { defineCommand } from '../../command-line/command.ts';
import { EXIT } from '../../command-line/errors.ts';
import { flag } from '../../command-line/option.ts';
import { note } from '../../io/print.ts';
import { printJson, printSections } from '../../listing/print-listing.ts';
import { readConfigFile, SETTINGS } from '../../settings/config.ts';
import { configFile } from '../../settings/places.ts';

export const list = defineCommand({
  name: 'list',
  summary: 'print the settings and their file',
  details: `Settings: ${Object.entries(SETTINGS)
    .map(([name, about]) => `${name} (${about})`)
    .join(
      ', ',
    )}, tasks.<task> (model of \`hubkit run <task>\`) aliases.<name> (a short name of a model) and profiles.<name>.<setting> (with --profile <name>).`,
  arguments: {},
  options: { json: flag('--json', 'print JSON') },
  examples: [{ line: 'hubkit config list', about: 'all settings' }],
  async run({ json: isJson }, io) {
    const config = await readConfigFile(io);
    if (isJson) await printJson(io, config);
    else {
      await note(io, `hubkit: ${configFile(io.env) ?? 'there is no home folder for settings'}`);
      if (Object.keys(config).length === 0)
        await note(io, 'hubkit: there are no settings yet; `hubkit config set model <id>` makes one');
      await printSections(io, [{ rows: Object.entries(config).sort(([a], [b]) => a.localeCompare(b)) }]);
    }
    return EXIT.done;
  },
});
