import { open, readdir, realpath, stat } from 'node:fs/promises';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import type { Tool } from '@hubkit/inference';
import { Template } from '@hubkit/jinja';
import type { Io } from '../../io/io.ts';

/** Longest text that `read_file` gives to a model, in bytes. */
const MAX_FILE_BYTES = 256 * 1024;

/** Most entries that `list_files` gives to a model. */
const MAX_ENTRIES = 500;

/** Limits of `calculate`: a model must not hold the process. */
const CALCULATION = { timeMs: 200, outputLength: 10_000 };

const time: Tool = {
  name: 'current_time',
  description:
    'The current date and time. The time zone is an IANA name such as Europe/Paris; without it, that of the user.',
  parameters: { type: 'object', properties: { time_zone: { type: 'string' } } },
  run(args) {
    const { time_zone: timeZone } = args as { readonly time_zone?: string };
    const now = new Date();
    const isKnown = !timeZone || isTimeZone(timeZone);
    const local = now.toLocaleString('en-US', {
      dateStyle: 'full',
      timeStyle: 'long',
      ...(timeZone && isKnown && { timeZone }),
    });
    return `${local} (${now.toISOString()})${isKnown ? '' : `, in the time zone of the user: "${timeZone}" is not known`}`;
  },
};

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

const calculate: Tool = {
  name: 'calculate',
  description:
    'The exact value of an arithmetic expression with + - * / // (whole part) % and parentheses, such as (17 * 23) / 4.',
  parameters: { type: 'object', properties: { expression: { type: 'string' } }, required: ['expression'] },
  run(args) {
    const { expression } = args as { readonly expression: string };
    // Jinja reads `-2 ** 2` and `2 ** 3 ** 2` otherwise than mathematics does.
    if (!/^[\d\s.+\-*/%()e]{1,1000}$/i.test(expression) || expression.includes('**'))
      throw new Error('only numbers, + - * / // % and parentheses are allowed');
    return new Template(`{{ ${expression} }}`).render({}, { limits: CALCULATION });
  },
};

/** Tools that `--tool` knows by name. */
export const BUILTIN_TOOLS: Readonly<Record<string, (io: Io) => readonly Tool[]>> = {
  time: () => [time],
  calculate: () => [calculate],
  files: ({ cwd }) => [listFiles(cwd), readFile(cwd)],
};

function listFiles(folder: string): Tool {
  return {
    name: 'list_files',
    description: "The files and folders in a folder below the user's current one. Folders end in /.",
    parameters: { type: 'object', properties: { path: { type: 'string' } } },
    async run(args) {
      const { path = '.' } = args as { readonly path?: string };
      const entries = await readdir(await below(folder, path), { withFileTypes: true });
      const shown = entries.filter(({ name }) => !name.startsWith('.'));
      const names = shown.slice(0, MAX_ENTRIES).map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name));
      const left = shown.length - names.length;
      return [...names, ...(left > 0 ? [`… and ${left} more`] : [])].join('\n') || 'The folder is empty.';
    },
  };
}

function readFile(folder: string): Tool {
  return {
    name: 'read_file',
    description: "The text of a file below the user's current folder.",
    parameters: { type: 'object', properties: { path: { type: 'string' } }, required: ['path'] },
    async run(args) {
      const { path } = args as { readonly path: string };
      const target = await below(folder, path);
      // Before it is opened: opening a pipe waits for a writer.
      if (!(await stat(target)).isFile()) throw new Error(`${path} is not a file`);
      const file = await open(target);
      try {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(MAX_FILE_BYTES + 1));
        const bytes = buffer.subarray(0, Math.min(bytesRead, MAX_FILE_BYTES));
        if (bytes.includes(0)) throw new Error(`${path} is not a text file`);
        return bytesRead > MAX_FILE_BYTES ? `${bytes}\n… (cut off after ${MAX_FILE_BYTES} bytes)` : bytes.toString();
      } finally {
        await file.close();
      }
    },
  };
}

/** Resolves a path that a model chose. Throws for one outside the folder, through links too, and for hidden files. */
async function below(folder: string, path: string): Promise<string> {
  const [root, target] = await Promise.all([realpath(folder), realpath(resolve(folder, path))]);
  const inside = relative(root, target);
  const isOutside = inside === '..' || inside.startsWith(`..${sep}`) || isAbsolute(inside);
  if (isOutside) throw new Error(`${path} is outside the current folder`);
  if (inside.split(sep).some((part) => part.startsWith('.'))) throw new Error(`${path} is hidden`);
  return target;
}
