import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Template, TemplateError } from '@hubkit/jinja';

/** The parts of a report about a template. */
export interface TemplateReport {
  /** The file of the template. */
  readonly label: string;
  readonly source: string;
  /** Every variable of the template, messages and special tokens included. */
  readonly variables: Readonly<Record<string, unknown>>;
  /** Renders the template; its error is part of the report. */
  readonly render: () => string;
  /** Python's output or traceback. */
  readonly python?: string | undefined;
}

/** Writes a case for an issue: the template with its hash, the versions, the variables, and what either engine rendered. */
export function writeReport({ label, source, variables, render, python }: TemplateReport): string {
  const ours = renderOutcome(render);
  const hash = createHash('sha256').update(source).digest('hex');
  // Python's own writer of JSON keeps 1.0 and large integers.
  const json = new Template('{{ variables | tojson(indent=2) }}').render({ variables });
  return [
    `# ${ours.isError ? 'A chat template that fails' : 'A chat template that renders differently'}`,
    [
      `- Template: \`${label}\`, ${source.length} characters, SHA-256 \`${hash}\``,
      `- @hubkit/jinja ${readVersion('@hubkit/jinja') ?? 'of unknown version'}, Node ${process.version} on ${process.platform}`,
    ].join('\n'),
    '## Messages, tools and other variables',
    fenced(json, 'json'),
    `## What hubkit ${ours.isError ? 'raises' : 'renders'}`,
    fenced(ours.text),
    '## What Python renders',
    ...(python === undefined ? [MISSING] : [fenced(python), comparison(ours, python)]),
    '## The template',
    fenced(source, 'jinja'),
  ].join('\n\n');
}

const MISSING =
  'Not given. Save what transformers renders, or its traceback, in a file and pass it with `--python`; please add the ' +
  'versions of transformers and Jinja2.';

interface Outcome {
  readonly text: string;
  readonly isError: boolean;
}

function renderOutcome(render: () => string): Outcome {
  try {
    return { text: render(), isError: false };
  } catch (error) {
    if (!TemplateError.is(error)) throw error;
    return { text: `${error.pyType}: ${error.message}`, isError: true };
  }
}

function comparison(ours: Outcome, python: string): string {
  if (ours.isError) return 'hubkit raises an error, so that the texts cannot be compared.';
  // `print` in Python and `echo` in a shell end the text with a line break of their own.
  if (ours.text === python || `${ours.text}\n` === python) return 'Both texts are the same.';
  let at = 0;
  while (ours.text[at] === python[at]) at++;
  const line = ours.text.slice(0, at).split('\n');
  const column = (line.at(-1) as string).length + 1;
  const [mine, theirs] = [ours.text, python].map((text) => JSON.stringify(text.slice(at, at + 60)));
  return `They differ from line ${line.length}, column ${column} on:\n\n${fenced(`hubkit  ${mine}\nPython  ${theirs}`)}`;
}

/** A text in a fence that is longer than any within it. */
function fenced(text: string, language = 'text'): string {
  const longest = Math.max(2, ...[...text.matchAll(/`{3,}/g)].map(([{ length }]) => length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${text}\n${fence}`;
}

/** The version of an installed package, whose manifest need not be among its exports. */
function readVersion(name: string): string | undefined {
  for (const folder of createRequire(import.meta.url).resolve.paths(name) ?? []) {
    try {
      return JSON.parse(readFileSync(join(folder, name, 'package.json'), 'utf8')).version;
    } catch {
      // The next folder may have it.
    }
  }
  return undefined;
}
