import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { CreateError } from './create-error.ts';
import { createProject, startCommand } from './create-project.ts';
import { type Arguments, readArguments, templateNames } from './read-arguments.ts';
import { findTemplate, TEMPLATES, type Template } from './templates.ts';

/** Surroundings of the command. */
export interface Io extends Terminal {
  readonly stderr: { readonly write: (text: string) => unknown };
  readonly cwd: string;
  /** Folder with a folder for each template. */
  readonly templatesFolder: string;
}

const HELP = `Usage: npm create hubkit [folder] -- [options]

Creates a project in a folder that is missing or empty. Default folder: hubkit-app.
The project runs without a token: an emulator responds until HF_TOKEN is set.

  -t, --template <name>  ${templateNames()}
  -y, --yes              take the default template, ${TEMPLATES[0].id}, if none is named
  -v, --version          print the version
  -h, --help             print this help
`;

/** Runs the command and returns its exit code: 1 if the project cannot be created, 2 for a usage error. */
export async function main(words: readonly string[], io: Io): Promise<number> {
  try {
    const args = readArguments(words);
    if (args.help) io.stdout.write(HELP);
    else if (args.version) io.stdout.write(`${version()}\n`);
    else return await create(args, io);
    return 0;
  } catch (error) {
    if (!(error instanceof CreateError)) throw error;
    io.stderr.write(`create-hubkit: ${error.message}\n`);
    return error.exitCode;
  }
}

async function create(args: Arguments, io: Io): Promise<number> {
  const template = args.template ?? (await otherTemplate(args, io));
  if (template === undefined) return 1;
  const folder = resolve(io.cwd, args.folder);
  createProject({ template, folder, templatesFolder: io.templatesFolder });
  io.stdout.write(nextSteps(template, relative(io.cwd, folder)));
  return 0;
}

/** The default with `--yes` and where nobody can be asked. */
async function otherTemplate({ yes }: Arguments, io: Io): Promise<Template | undefined> {
  return yes || !io.stdin.isTTY || !io.stdout.isTTY ? TEMPLATES[0] : chooseTemplate(io);
}

function nextSteps(template: Template, folder: string): string {
  const commands = [...(folder === '' ? [] : [`cd ${folder}`]), 'npm install', startCommand(template)];
  const page = template.url === undefined ? '' : `\nThen open ${template.url}\n`;
  return `Created ${folder || 'the project'} from the template ${template.id}. Next:

${commands.map((command) => `  ${command}\n`).join('')}${page}`;
}

function version(): string {
  return JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version;
}

/** Streams of a terminal. */
interface Terminal {
  readonly stdin: NodeJS.ReadStream;
  readonly stdout: NodeJS.WriteStream;
}

/** Lists the templates in the terminal and waits for a number or a name. Resolves with undefined if the input ends. */
async function chooseTemplate({ stdin, stdout }: Terminal): Promise<Template | undefined> {
  const width = Math.max(...TEMPLATES.map(({ id }) => id.length));
  const rows = TEMPLATES.map(({ id, summary }, index) => `  ${index + 1}  ${id.padEnd(width)}  ${summary}\n`);
  const prompt = 'Number or name: ';
  const lines = createInterface({ input: stdin, output: stdout, prompt });
  stdout.write(`Templates:\n${rows.join('')}`);
  lines.prompt();
  try {
    for await (const line of lines) {
      const word = line.trim();
      const template = TEMPLATES[Number(word) - 1] ?? findTemplate(word);
      if (template) return template;
      lines.prompt();
    }
    return undefined;
  } finally {
    lines.close();
  }
}
