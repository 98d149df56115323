import { parse, positionAt, TemplateError, type TemplateNode } from '@hubkit/jinja';
import { type LibraryEntry, NO_MESSAGE } from '@hubkit/jinja/editor';
import { type Cursor, cursorAt } from './cursor.ts';
import type { SampleRender } from './sample.ts';
import { FIELDS, formatSignature, LOOP_FIELDS, library, methods, VARIABLES } from './words.ts';

/** Help for a range of the source, as Markdown. */
export interface Help {
  readonly markdown: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Describes the filter, test, function, method, field or variable at an offset, and the output of its tag in the sample
 * conversation.
 *
 * @param sample renders the sample; called only inside of a tag
 */
export function helpAt(source: string, offset: number, sample: () => SampleRender | undefined): Help | undefined {
  const cursor = cursorAt(source, offset);
  if (!cursor) return undefined;
  const about = cursor.word === '' ? undefined : describe(cursor, source);
  const printed = printedAt(offset, sample());
  const parts = [about, printed].filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : { markdown: parts.join('\n\n'), start: cursor.start, end: cursor.end };
}

function describe({ kind, word, owner }: Cursor, source: string): string | undefined {
  switch (kind) {
    case 'filter':
      return entryHelp('filter', library.filters, word);
    case 'test':
      return entryHelp('test', library.tests, word);
    case 'tag':
      return undefined;
    case 'member': {
      const field = owner === 'loop' ? LOOP_FIELDS[word] : FIELDS[word];
      const method = owner === 'loop' ? undefined : methods.get(word);
      const known = field === undefined ? [] : [`**field** \`${word}\`  \n${field}`];
      if (method) known.push(formatHelp(`method of ${method.types.join(', ')}`, method.entry));
      return known.length === 0 ? undefined : known.join('\n\n');
    }
    case 'name':
      return (
        (Object.hasOwn(VARIABLES, word) ? `**variable** \`${word}\`  \n${VARIABLES[word]}` : undefined) ??
        setHelp(word, source) ??
        entryHelp('function', library.globals, word)
      );
  }
}

function entryHelp(kind: string, entries: readonly LibraryEntry[], word: string): string | undefined {
  const entry = entries.find(({ name }) => name === word);
  return entry && formatHelp(kind, entry);
}

const formatHelp = (kind: string, entry: LibraryEntry): string =>
  `**${kind}** \`${formatSignature(entry)}\`  \n${entry.summary}`;

/** Lines on which the template gives a name a value: its targets, macros and their parameters. */
function setHelp(word: string, source: string): string | undefined {
  const tree = tryParse(source);
  if (!tree) return undefined;
  const lines = new Set<number>();
  const visit = (value: unknown, isTarget: boolean): void => {
    if (Array.isArray(value)) for (const item of value) visit(item, isTarget);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
    const node = value as Readonly<Record<string, unknown>>;
    const isSet = node.type === 'Macro' || (node.type === 'Name' && isTarget);
    if (isSet && node.name === word) lines.add(positionAt(source, node.start as number).line);
    const isInside = isTarget && (node.type === 'TupleTarget' || node.type === undefined);
    for (const [key, part] of Object.entries(node))
      visit(part, isInside || key === 'target' || key === 'targets' || key === 'params');
  };
  visit(tree.body, false);
  if (lines.size === 0) return undefined;
  return `**variable** \`${word}\`  \nSet on line ${[...lines].sort((a, b) => a - b).join(', ')}.`;
}

function tryParse(source: string): TemplateNode | undefined {
  try {
    return parse(source);
  } catch (error) {
    if (!TemplateError.is(error)) throw error;
    return undefined;
  }
}

const MOST_EXAMPLES = 4;
const LONGEST_EXAMPLE = 80;

/** Formats the output of the tag at an offset in the sample conversation. */
function printedAt(offset: number, render: SampleRender | undefined): string | undefined {
  if (!render) return undefined;
  const { pieces, text } = render.trace;
  const printed: string[] = [];
  let from = 0;
  for (let at = 0; at < pieces.length; at += 4) {
    const [end = 0, start = 0, stop = 0, message = NO_MESSAGE] = pieces.subarray(at, at + 4);
    const piece = text.slice(from, end);
    from = end;
    if (start > offset || offset > stop || stop === 0) continue;
    const shown = piece.length > LONGEST_EXAMPLE ? `${piece.slice(0, LONGEST_EXAMPLE)}…` : piece;
    printed.push(`${message === NO_MESSAGE ? '' : `messages[${message}]: `}${JSON.stringify(shown)}`);
  }
  if (printed.length === 0) return undefined;
  const more = printed.length > MOST_EXAMPLES ? [`… ${printed.length - MOST_EXAMPLES} more`] : [];
  const lines = [...printed.slice(0, MOST_EXAMPLES), ...more].join('\n');
  // A longer fence than any in the text.
  return `In the sample conversation:\n\n~~~~~~text\n${lines.replaceAll('~~~~~~', '~~~~~')}\n~~~~~~`;
}
