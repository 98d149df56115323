import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { TemplateError } from '@hubkit/jinja';
import type { TokenizerConfig } from '@hubkit/jinja/chat';
import { UsageError } from '../command-line/errors.ts';
import type { Io } from '../io/io.ts';
import { readText } from '../io/read-input.ts';

/** A template with its label and name. */
export interface NamedSource {
  /** The file, followed by the name of the template in parentheses if there are several. */
  readonly label: string;
  /** The name of the template; undefined if it is the only one. */
  readonly name?: string;
  readonly source: string;
}

/** The content of a file: a template, or a configuration with one or more templates. */
export interface TemplateFile {
  /** The name of the file in messages. */
  readonly label: string;
  readonly config: TokenizerConfig | undefined;
  readonly templates: readonly NamedSource[];
}

/**
 * Reads a template, or the templates of a `tokenizer_config.json`, model folder or GGUF file; `-` is standard input and may
 * be a template or a `tokenizer_config.json`.
 */
export async function loadTemplate(file: string, io: Io): Promise<TemplateFile> {
  if (await isModel(file, io)) return readTemplates(await readModel(file, io), file);
  const text = await readText(file, io);
  const label = file === '-' ? 'standard input' : file;
  const config = parseConfig(text, label, file.toLowerCase().endsWith('.json'));
  return config ? readTemplates(config, label) : { label, config, templates: [{ label, source: text }] };
}

/** Returns true for a folder or GGUF file. A missing file is reported when it is read. */
async function isModel(file: string, io: Io): Promise<boolean> {
  if (file === '-') return false;
  const found = await stat(resolve(io.cwd, file)).catch(() => undefined);
  return found !== undefined && (found.isDirectory() || file.toLowerCase().endsWith('.gguf'));
}

async function readModel(file: string, io: Io): Promise<TokenizerConfig> {
  const { loadTemplateFrom } = await import('@hubkit/jinja/node');
  try {
    return await loadTemplateFrom(resolve(io.cwd, file));
  } catch (error) {
    if (!TemplateError.is(error)) throw error;
    throw new UsageError(`${file}: ${error.rawMessage}`, { cause: error });
  }
}

function readTemplates(config: TokenizerConfig, label: string): TemplateFile {
  const { chat_template: own } = config;
  if (typeof own === 'string') return { label, config, templates: [{ label, source: own }] };
  const named: readonly (readonly [string, string])[] = Array.isArray(own)
    ? own.map(({ name, template }: { name: string; template: string }) => [name, template] as const)
    : Object.entries(own ?? {});
  if (named.length === 0) throw new UsageError(`${label} has no chat_template.`);
  return { label, config, templates: named.map(([name, source]) => ({ label: `${label}[${name}]`, name, source })) };
}

/** Returns the templates of a file, or the one with the given name. */
export function chooseTemplates({ templates }: TemplateFile, name: string | undefined): readonly NamedSource[] {
  if (name === undefined) return templates;
  const names = templates.flatMap((template) => template.name ?? []);
  if (names.length === 0) throw new UsageError('There is only one template, and it has no name. Omit --name.');
  const chosen = templates.filter((template) => template.name === name);
  if (chosen.length > 0) return chosen;
  throw new UsageError(`There is no template "${name}". Available: ${names.join(', ')}.`);
}

/** Parses a text as a configuration; undefined for a template. Throws for a `.json` file that is not a configuration. */
function parseConfig(text: string, label: string, isJson: boolean): TokenizerConfig | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    if (!isJson) return undefined;
    throw new UsageError(`${label} is not JSON: ${(cause as Error).message}.`, { cause });
  }
  const isConfig = typeof value === 'object' && value !== null && 'chat_template' in value;
  if (!isConfig && isJson) throw new UsageError(`${label} has no chat_template.`);
  return isConfig ? (value as TokenizerConfig) : undefined;
}
