import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { RULES, type RuleSettings } from '@hubkit/jinja/editor';
import { UsageError } from '../command-line/errors.ts';
import { isObject } from '../io/is-object.ts';

/** Settings of a project for its templates: `template` of the nearest `.hubkit.json`. */
export interface TemplateSettings {
  /** Severities of rules, by code; `off` switches a rule off. */
  readonly rules?: RuleSettings;
  /** Names that the program passes beside the variables of a chat. */
  readonly variables?: readonly string[];
  /** Path of a JSON file with the sample conversation: an object with `messages` and other variables. */
  readonly sample?: string;
}

/** File of the settings, looked for in the folder of a template and those above it. */
const SETTINGS_FILE = '.hubkit.json';

const SEVERITIES: readonly unknown[] = ['error', 'warning', 'information', 'off'];

/**
 * Reads the settings for the templates of a folder, {} by default. `sample` becomes an absolute path.
 *
 * @throws {UsageError} for a file that is not JSON, or with an unknown setting.
 */
export async function readTemplateSettings(folder: string): Promise<TemplateSettings> {
  for (let at = folder; ; at = dirname(at)) {
    const file = join(at, SETTINGS_FILE);
    const text = await readFile(file, 'utf8').catch(() => undefined);
    if (text !== undefined) {
      const settings = checkSettings(parseTemplateSection(text, file), file);
      return settings.sample === undefined ? settings : { ...settings, sample: join(at, settings.sample) };
    }
    if (at === dirname(at)) return {};
  }
}

function parseTemplateSection(text: string, file: string): unknown {
  try {
    return (JSON.parse(text) as { readonly template?: unknown } | null)?.template ?? {};
  } catch (cause) {
    throw new UsageError(`${file} is not JSON: ${(cause as Error).message}.`, { cause });
  }
}

/**
 * Checks settings that come from outside; `place` names them in errors.
 *
 * @throws {UsageError} for an unknown setting, or one of another type.
 */
export function checkSettings(given: unknown, place: string): TemplateSettings {
  const refuse = (path: string, wanted: string): never => {
    throw new UsageError(`${place}: ${path} must be ${wanted}.`);
  };
  if (!isObject(given)) return refuse('template', 'an object');
  const { rules, variables, sample, ...others } = given;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) throw new UsageError(`${place}: template has no setting "${unknown}".`);
  if (rules !== undefined && !isObject(rules)) refuse('template.rules', 'an object');
  for (const [name, severity] of Object.entries(rules ?? {})) {
    if (!Object.hasOwn(RULES, name)) throw new UsageError(`${place}: there is no rule "${name}".`);
    if (!SEVERITIES.includes(severity)) refuse(`template.rules.${name}`, 'error, warning, information or off');
  }
  if (variables !== undefined && !isTexts(variables)) refuse('template.variables', 'a list of names');
  if (sample !== undefined && typeof sample !== 'string') refuse('template.sample', 'a path');
  return given;
}

const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every((item) => typeof item === 'string');
