import { parseArgs } from 'node:util';
import { CreateError } from './create-error.ts';
import { findTemplate, TEMPLATES, type Template } from './templates.ts';

/** The options of a command line. */
export interface Arguments {
  /** Folder of the project, relative to the current one. Default: `hubkit-app`. */
  readonly folder: string;
  readonly template: Template | undefined;
  /** True to take the default of what was not named. */
  readonly yes: boolean;
  readonly help: boolean;
  readonly version: boolean;
}

const OPTIONS = {
  template: { type: 'string', short: 't' },
  yes: { type: 'boolean', short: 'y', default: false },
  help: { type: 'boolean', short: 'h', default: false },
  version: { type: 'boolean', short: 'v', default: false },
} as const;

/** Reads the words behind the command. Throws a `CreateError` with exit code 2 for unknown options and templates. */
export function readArguments(words: readonly string[]): Arguments {
  const { values, positionals } = parsed(words);
  const [folder = 'hubkit-app', ...more] = positionals;
  if (more.length > 0) throw new CreateError(`Only one folder can be named, not ${more.length + 1}.`, { exitCode: 2 });
  const template = values.template === undefined ? undefined : findTemplate(values.template);
  if (values.template !== undefined && template === undefined)
    throw new CreateError(`There is no template "${values.template}". Use one of: ${templateNames()}.`, {
      exitCode: 2,
    });
  return { ...values, folder, template };
}

/** The names of all templates, separated by commas. */
export function templateNames(): string {
  return TEMPLATES.map(({ id }) => id).join(', ');
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options: OPTIONS, allowPositionals: true });
  } catch (cause) {
    throw new CreateError(`${(cause as Error).message.split('. ')[0]}. Try --help.`, { exitCode: 2, cause });
  }
}
