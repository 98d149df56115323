import type { PageCase, SampleBlock } from '../../../../tests/support/sample-page.ts';
import type { Outcome } from '../engine.ts';

/** A template as a page of `samples/` has it, with what Python made of it. */
export interface PageSample {
  readonly template: string;
  /** Templates that it includes, imports or extends, by file name. */
  readonly others: Readonly<Record<string, string>>;
  /** Options of the environment that differ, as JSON text. */
  readonly options?: string;
  /** Variables by the name of the case, as JSON texts: parsing would lose 1.0 and big integers. */
  readonly contexts: ReadonlyMap<string, string>;
  /** Outcomes of Python by the name of the case. */
  readonly outcomes: ReadonlyMap<string, Outcome>;
}

/** Name of the only case of a sample without variables. Its blocks go without a name. */
export const NO_VARIABLES = 'no variables';

/**
 * Reads the blocks of a sample. The first words behind a fence say what a block is: `jinja [file]`, `json options`,
 * `json variables [case]`, `txt [case]` for an output, `json error [case]`; `json lines jinja …` and `json lines txt …` are
 * texts as JSON lists of lines.
 */
export function readBlocks(blocks: readonly SampleBlock[]): PageSample {
  const templates = new Map<string, string>();
  const contexts = new Map<string, string>();
  const outcomes = new Map<string, Outcome>();
  let options: string | undefined;
  for (const { info, text } of blocks.map(joinLines)) {
    const [, kind, name = ''] = /^(jinja|txt|json options|json variables|json error)(?: (.+))?$/.exec(info) ?? [];
    const caseName = name || NO_VARIABLES;
    if (kind === 'jinja') templates.set(name, text);
    else if (kind === 'json options') options = text;
    else if (kind === 'json variables') contexts.set(caseName, text);
    else if (kind === 'txt') outcomes.set(caseName, { ok: true, output: text });
    else if (kind === 'json error') outcomes.set(caseName, { ok: false, ...JSON.parse(text) });
    else throw new Error(`A sample has no blocks of the kind "${info}".`);
  }
  const { '': template, ...others } = Object.fromEntries(templates);
  if (template === undefined) throw new Error('A sample has its template in a block of jinja.');
  return { template, others, ...(options !== undefined && { options }), contexts, outcomes };
}

/** Prints the blocks of a sample, so that `readBlocks` reads them back. */
export function printBlocks({ template, others, options, contexts, outcomes }: PageSample): readonly SampleBlock[] {
  const cases = new Set([...contexts.keys(), ...outcomes.keys()]);
  return [
    templateBlock('jinja', template),
    ...Object.entries(others).map(([name, text]) => templateBlock(`jinja ${name}`, text)),
    ...(options === undefined ? [] : [{ info: 'json options', text: options }]),
    ...[...cases].flatMap((name) => printCase(name, contexts.get(name), outcomes.get(name))),
  ];
}

/** The heading of the template on the page of a chat template; each other heading there is a case. */
const TEMPLATE = 'template';

/** Reads the page of a chat template. */
export function readChatPage(cases: readonly PageCase[]): PageSample {
  return readBlocks(
    cases.flatMap(({ name, blocks }) =>
      name === TEMPLATE ? blocks : blocks.map(({ info, text }) => ({ info: `${info} ${name}`, text })),
    ),
  );
}

/** Prints the page of a chat template, so that `readChatPage` reads it back. */
export function printChatPage({ contexts, outcomes, ...template }: PageSample): readonly PageCase[] {
  const none = { contexts: new Map(), outcomes: new Map() };
  return [
    { name: TEMPLATE, blocks: printBlocks({ ...template, ...none }) },
    ...[...outcomes].map(([name, outcome]) => ({
      name,
      blocks: printCase(NO_VARIABLES, contexts.get(name), outcome),
    })),
  ];
}

function printCase(name: string, context: string | undefined, outcome: Outcome | undefined): readonly SampleBlock[] {
  const end = name === NO_VARIABLES ? '' : ` ${name}`;
  return [
    ...(context === undefined ? [] : [{ info: `json variables${end}`, text: context }]),
    ...(outcome === undefined ? [] : [outcomeBlock(outcome, end)]),
  ];
}

function outcomeBlock(outcome: Outcome, end: string): SampleBlock {
  if (outcome.ok) return textBlock(`txt${end}`, outcome.output);
  const [type, message, line] = [outcome.type, outcome.message, outcome.line].map((value) => JSON.stringify(value));
  return { info: `json error${end}`, text: `{ "type": ${type}, "message": ${message}, "line": ${line} }` };
}

/** What an editor may remove or not show, or what would end the block: white space at the ends of lines, invisible characters, fences. */
const FRAGILE = /[^\S\n]$|^ {0,3}`{3,}$|[^\S\n ]|\p{Cf}|\p{Cs}|(?!\n)\p{Cc}/mu;

/** Lines of a template end with line breaks, the last one as well. */
function templateBlock(info: string, text: string): SampleBlock {
  return text.endsWith('\n') && !FRAGILE.test(text) ? { info, text: text.slice(0, -1) } : linesBlock(info, text);
}

const textBlock = (info: string, text: string): SampleBlock =>
  FRAGILE.test(text) ? linesBlock(info, text) : { info, text };

function linesBlock(info: string, text: string): SampleBlock {
  const json = JSON.stringify(text.split('\n'), null, 2);
  return { info: `json lines ${info}`, text: json.replaceAll(/[^\S\n ]|\p{Cf}|(?!\n)\p{Cc}/gu, escaped) };
}

const escaped = (character: string): string =>
  [...Array(character.length).keys()]
    .map((index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`)
    .join('');

/** The text of a block as it is, however it is written. */
function joinLines({ info, text }: SampleBlock): SampleBlock {
  const [, kind] = /^json lines (.+)$/.exec(info) ?? [];
  if (kind !== undefined) return { info: kind, text: JSON.parse(text).join('\n') };
  return { info, text: /^jinja\b/.test(info) ? `${text}\n` : text };
}
