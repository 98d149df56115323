/// <reference types="node" />
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type LoadTemplateOptions, loadTemplate } from '../chat/load-template.ts';
import type { TokenizerConfig } from '../chat/tokenizer-config.ts';
import { readGgufFile } from './gguf-metadata.ts';

const names = [
  'chat_template.jinja',
  'tokenizer_config.json',
  'special_tokens_map.json',
  'processor_config.json',
  'chat_template.json',
];
const templatesFolder = 'additional_chat_templates';

/**
 * Loads the tokenizer configuration and chat templates of a model, as `loadTemplate` does of its files.
 *
 * @param path the folder of the model, one of its files, or a GGUF file
 * @param options the order in which several files are looked through
 * @example applyChatTemplate(await loadTemplateFrom('./models/llama'), messages)
 * @throws {TemplateError} when a file is not JSON or not GGUF; file system errors pass through.
 */
export async function loadTemplateFrom(
  path: string,
  { order }: Pick<LoadTemplateOptions, 'order'> = {},
): Promise<TokenizerConfig> {
  if (path.toLowerCase().endsWith('.gguf')) return loadTemplate({}, { order, gguf: await readGgufFile(path) });
  const isFolder = (await stat(path)).isDirectory();
  const folder = isFolder ? path : dirname(path);
  const found = isFolder ? await listFiles(folder) : [basename(path)];
  const texts = await Promise.all(
    found.map(async (name): Promise<[string, string]> => [name, await readFile(join(folder, name), 'utf8')]),
  );
  // A folder with a GGUF file may hold nothing else.
  const [gguf] = isFolder && texts.length === 0 ? await ggufFiles(folder) : [];
  return loadTemplate(new Map(texts), {
    order,
    gguf: gguf === undefined ? undefined : await readGgufFile(join(folder, gguf)),
  });
}

async function listFiles(folder: string): Promise<string[]> {
  const there = await readdir(folder);
  const own = names.filter((name) => there.includes(name));
  if (!there.includes(templatesFolder)) return own;
  const templates = (await readdir(join(folder, templatesFolder))).filter((name) => name.endsWith('.jinja')).sort();
  return [...own, ...templates.map((name) => `${templatesFolder}/${name}`)];
}

const ggufFiles = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => name.toLowerCase().endsWith('.gguf')).sort();
