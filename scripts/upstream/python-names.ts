import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PIPELINE_TYPES } from '../../packages/catalog/src/index.ts';
import { input as chatInput } from '../../packages/catalog/src/tasks/conversational/schema.ts';
import { PROVIDERS } from '../../packages/inference/src/routing/provider-facts.ts';
import { codeBlocks } from '../../tests/support/code-blocks.ts';
import { root } from '../registry.ts';
import { type Comparison, compareNames } from './comparison.ts';
import type { PythonPackage, Releases } from './packages.ts';

/** Folders with our Python code: loading code, pages and programs. */
const CODE_FOLDERS = ['packages/catalog/test/samples', 'packages/catalog/src/tasks', 'packages/snippets/test/golden'];

/** Compares the Python packages with the names in our code and the tasks of the client. */
export async function comparePythonNames(releases: Releases): Promise<readonly Comparison[]> {
  const code = (await Promise.all(CODE_FOLDERS.map(pythonCode))).flat();
  return [
    ...Object.keys(SCOPES).map((name) => importedNames(name as PythonPackage, code, releases)),
    pipelines(code, releases),
    providerTasks(releases),
    chatParameters(releases),
  ];
}

/** Import statements of each package. */
const SCOPES: Readonly<Record<PythonPackage, RegExp>> = {
  transformers: /^from transformers((?:\.\w+)*) import (.+)$/gm,
  huggingface_hub: /^from huggingface_hub((?:\.\w+)*) import (.+)$/gm,
  openai: /^from openai((?:\.\w+)*) import (.+)$/gm,
};

/** Names that our code imports; `extra` are those that the newest release has no more. */
function importedNames(of: PythonPackage, code: readonly string[], releases: Releases): Comparison {
  const named = new Set(
    code.flatMap((text) =>
      [...text.matchAll(SCOPES[of])].flatMap(([, path = '', names = '']) =>
        names
          .replaceAll(/[()]|#.*/g, '')
          .split(',')
          .map((name) => `${path.slice(1)}.${name.trim().split(' ')[0]}`.replace(/^\./, ''))
          .filter((name) => !name.endsWith('.') && name !== ''),
      ),
    ),
  );
  const source = definedNames(releases[of].folder, of);
  const known = [...named].filter((name) => source.has(name.split('.').at(-1) ?? ''));
  return { of, title: `names that our code imports from ${of}`, ...compareNames(known, named) };
}

/** Names that the modules of a package define or list as public. */
function definedNames(folder: string, name: PythonPackage): ReadonlySet<string> {
  const cached = definitions.get(name);
  if (cached) return cached;
  const names = new Set<string>();
  for (const text of pythonFiles(folder)) {
    for (const [, defined = ''] of text.matchAll(/^(?:async )?(?:class|def) (\w+)/gm)) names.add(defined);
    for (const [, listed = ''] of text.matchAll(/^\s*["'](\w+)["'],?$/gm)) names.add(listed);
    for (const [, defined = ''] of text.matchAll(/^(\w+)\s*(?::[^=\n]+)?=/gm)) names.add(defined);
  }
  definitions.set(name, names);
  return names;
}

const definitions = new Map<PythonPackage, ReadonlySet<string>>();

/** The tasks of `pipeline()`: theirs, and those that our code names. */
function pipelines(code: readonly string[], releases: Releases): Comparison {
  const of = 'transformers';
  const source = readFileSync(join(releases[of].folder, 'pipelines/__init__.py'), 'utf8');
  const tables = section(source, /^TASK_ALIASES = \{/m, /^PIPELINE_REGISTRY/m);
  const theirs = [...tables.matchAll(/^ {4}"([a-z-]+)":/gm)].map(([, task = '']) => task);
  const named = code.flatMap((text) =>
    [...text.matchAll(/\bpipeline\(\s*(?:task=)?"([a-z-]+)"/g)].map(([, task = '']) => task),
  );
  const types: readonly string[] = PIPELINE_TYPES;
  const ours = [...new Set([...named, ...theirs.filter((task) => types.includes(task))])];
  return { of, title: 'pipelines of transformers', ...compareNames(theirs, ours) };
}

/** Tasks of the providers of huggingface_hub, and of our client. */
function providerTasks(releases: Releases): Comparison {
  const of = 'huggingface_hub';
  const source = readFileSync(join(releases[of].folder, 'inference/_providers/__init__.py'), 'utf8');
  const table = section(source, /^PROVIDERS: .*\{$/m, /^\}/m);
  const theirs: string[] = [];
  let provider = '';
  for (const [, name = '', task = ''] of table.matchAll(/^ {4}"([\w-]+)": \{|^ {8}"([\w-]+)":/gm)) {
    if (name !== '') provider = name;
    else theirs.push(`${provider} ${task}`);
  }
  const ours = PROVIDERS.flatMap(({ id, tasks }) => tasks.map((task) => `${id} ${task}`));
  return { of, title: 'tasks of providers of huggingface_hub', ...compareNames(theirs, ours) };
}

/** Parameters of a chat in OpenAI's Python library, and in the catalog's schema. */
function chatParameters(releases: Releases): Comparison {
  const of = 'openai';
  const source = readFileSync(join(releases[of].folder, 'resources/chat/completions/completions.py'), 'utf8');
  const create = section(source, /^ {4}def create\($/m, /^ {4}\) ->/m);
  const local = new Set(['extra_headers', 'extra_query', 'extra_body', 'timeout']);
  const theirs = [...create.matchAll(/^ {8}(\w+):/gm)].map(([, name = '']) => name).filter((name) => !local.has(name));
  const ours = [...Object.keys(chatInput.entries), 'model', 'stream'];
  return { of, title: 'parameters of a chat in openai', ...compareNames(theirs, ours) };
}

/** The text from one place to the next one; throws where the source has changed its form. */
function section(source: string, from: RegExp, to: RegExp): string {
  const start = source.search(from);
  const end = source.slice(start + 1).search(to);
  if (start < 0 || end < 0)
    throw new Error(`The source has no ${from} … ${to} any more: adapt scripts/upstream/python-names.ts.`);
  return source.slice(start, start + 1 + end);
}

/** Our Python code in a folder: files, and fenced blocks of pages. */
async function pythonCode(folder: string): Promise<readonly string[]> {
  const path = join(root, folder);
  if (!existsSync(path)) throw new Error(`${folder} is gone: adapt CODE_FOLDERS.`);
  const files = await readdir(path, { recursive: true });
  return files.flatMap((file) => {
    if (file.endsWith('.py')) return [readFileSync(join(path, file), 'utf8')];
    if (!file.endsWith('.md')) return [];
    const blocks = codeBlocks(readFileSync(join(path, file), 'utf8'));
    return blocks.filter(({ language }) => language === 'python').map(({ code }) => code);
  });
}

function* pythonFiles(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true }))
    if (entry.isFile() && entry.name.endsWith('.py')) yield readFileSync(join(entry.parentPath, entry.name), 'utf8');
}
