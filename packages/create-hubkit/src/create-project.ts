import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { CreateError } from './create-error.ts';
import type { Template } from './templates.ts';

const GUIDE = 'https://github.com/hubkit/hubkit/blob/main/docs/guide';

/** Where a project is created, and from what. */
export interface ProjectOptions {
  readonly template: Template;
  /** Absolute path of a folder that is missing or empty; a `.git` in it is ignored. */
  readonly folder: string;
  /** Folder with a folder for each template, as the build writes it. */
  readonly templatesFolder: string;
}

/** Writes the files of a template into a folder. Throws a `CreateError` if the folder has files. */
export function createProject({ template, folder, templatesFolder }: ProjectOptions): void {
  const found = filesIn(folder).filter((name) => name !== '.git');
  if (found.length > 0)
    throw new CreateError(`${folder} is not empty: it contains ${found[0]}. Name another folder, or empty this one.`);
  mkdirSync(folder, { recursive: true });
  cpSync(join(templatesFolder, template.id), folder, { recursive: true });
  // npm would read a file with a dot as a list of what it leaves out of the package.
  renameSync(join(folder, 'gitignore'), join(folder, '.gitignore'));
  const name = packageName(folder);
  for (const file of ['package.json', 'wrangler.jsonc'].map((path) => join(folder, path)).filter(existsSync))
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^( {2}"name": )".*"/m, `$1"${name}"`));
  writeFileSync(join(folder, 'README.md'), readme(name, template));
}

/** The command that starts a project. */
export function startCommand({ script }: Template): string {
  return script === 'start' ? 'npm start' : `npm run ${script}`;
}

/** The name of a package for a folder, in the letters that npm allows. */
function packageName(folder: string): string {
  const name = basename(folder)
    .toLowerCase()
    .replaceAll(/[^a-z0-9-]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  return name === '' ? 'hubkit-app' : name;
}

function filesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code === 'ENOENT') return [];
    if (code === 'ENOTDIR') throw new CreateError(`${folder} is a file. Name a folder.`, { cause });
    throw new CreateError(`${folder} cannot be read: ${(cause as Error).message}`, { cause });
  }
}

function readme(name: string, template: Template): string {
  const { summary, url, token, page } = template;
  return `# ${name}

${summary.charAt(0).toUpperCase()}${summary.slice(1)}.

\`\`\`sh
npm install
${startCommand(template)}
\`\`\`

${url === undefined ? '' : `The page is at ${url}. `}Without a token, an emulator on this machine responds.
${token} to call real models. \`npm run types\` checks the types.

[The guide](${GUIDE}/${page}.md)
`;
}
