import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** A generated file: its path from the root of the repository, and its content. */
export interface Registry {
  readonly path: string;
  readonly write: () => Promise<string>;
}

/** The root of the repository. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** First line of every generated file. */
export const generatedNote = '// Written by `npm run gen` from the files beside it. Do not edit.';

/** Names of the folders in `folder` that hold a file called `file`, sorted. */
export async function foldersWith(folder: string, file: string): Promise<readonly string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && existsSync(join(root, folder, entry.name, file)))
    .map((entry) => entry.name)
    .sort();
}

/** Names, without the ending, of the modules in `folder`, sorted. Tests, their data and generated files are left out. */
export async function modulesIn(folder: string): Promise<readonly string[]> {
  const names = await readdir(join(root, folder));
  return names
    .filter((name) => name.endsWith('.ts') && !/\.(?:test|cases|gen)\.ts$/.test(name))
    .map((name) => name.slice(0, -'.ts'.length))
    .sort();
}

/** Loads the exports of a module of the repository, by name. */
export function importModule<Export>(path: string): Promise<Readonly<Record<string, Export>>> {
  return import(/* @vite-ignore */ pathToFileURL(join(root, path)).href);
}

/** Loads an export of a module by name, or throws a clear error. */
export async function importNamed<Export>(path: string, name: string): Promise<Export> {
  const value = (await importModule<Export>(path))[name];
  if (value === undefined) throw new Error(`${path} must export ${name}.`);
  return value;
}

/** An export of a module of the repository. */
export interface ModuleExport<Value> {
  /** Path of the module. */
  readonly path: string;
  readonly name: string;
  readonly value: Value;
}

/** Loads every export of the modules in a folder. */
export async function importFolder<Value>(folder: string): Promise<readonly ModuleExport<Value>[]> {
  const found = await Promise.all(
    (await modulesIn(folder)).map(async (module) => {
      const path = `${folder}/${module}.ts`;
      return Object.entries(await importModule<Value>(path)).map(([name, value]) => ({ path, name, value }));
    }),
  );
  return found.flat();
}

/** `text-to-image` becomes `textToImage`; a name that starts with a digit gets an underscore. */
export function camelCase(name: string): string {
  const camel = name.replaceAll(/[^a-zA-Z0-9]+(.)/g, (_, letter: string) => letter.toUpperCase());
  return /^\d/.test(camel) ? `_${camel}` : camel;
}

/** `textToImage` becomes `TextToImage`. */
export function pascalCase(name: string): string {
  const camel = camelCase(name);
  return camel.charAt(0).toUpperCase() + camel.slice(1);
}

/** A name as the key of an object, quoted only where it must be. */
export function objectKey(name: string): string {
  return /^[a-zA-Z_$][\w$]*$/.test(name) ? name : `'${name}'`;
}

/** `key: value`, or the short form when both are the same. */
export function property(name: string, value: string): string {
  return objectKey(name) === value ? value : `${objectKey(name)}: ${value}`;
}

/** Prints an import of types, over several lines where it is long; nothing for no names. */
export function typeImport(module: string, names: readonly string[]): readonly string[] {
  const sorted = [...new Set(names)].sort();
  const line = `import type { ${sorted.join(', ')} } from '${module}';`;
  if (sorted.length === 0) return [];
  return line.length <= 120 ? [line] : ['import type {', ...sorted.map((name) => `  ${name},`), `} from '${module}';`];
}
