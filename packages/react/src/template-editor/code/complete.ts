import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import type { LibraryItem, TemplateLibrary, TemplateVariable } from '../engine.ts';

/** The names for completion: of the engine, and of the last context that rendered. */
export interface CompletionData {
  readonly library: TemplateLibrary;
  readonly variables: readonly TemplateVariable[];
  readonly keys: readonly string[];
}

const STATEMENTS =
  'if elif else endif for endfor set endset macro endmacro call endcall filter endfilter generation endgeneration break continue with endwith raw endraw include import from block endblock'.split(
    ' ',
  );

/** Characters before the caret in which the opening of its tag is looked for. */
const REACH = 4000;

/** Completes names inside tags, depending on the text before the cursor. */
export function completeJinja(context: CompletionContext, data: CompletionData | undefined): CompletionResult | null {
  const start = Math.max(0, context.pos - REACH);
  const before = context.state.sliceDoc(start, context.pos);
  const tag = openTag(before);
  if (tag === undefined) return null;
  const word = /[\p{L}_][\p{L}\p{N}_]*$/u.exec(tag)?.[0] ?? '';
  const lead = tag.slice(0, tag.length - word.length);
  const isMember = lead.endsWith('.');
  const isCalled = /\|\s*$|\bis\s+(?:not\s+)?$/.test(lead);
  if (word === '' && !isMember && !isCalled && !context.explicit) return null;
  const options = optionsAfter(lead, context.state.doc.toString(), data);
  return options.length > 0 ? { from: context.pos - word.length, options, validFor: /^[\p{L}\p{N}_]*$/u } : null;
}

/** The text of the tag that the caret is in, from its opening on; undefined outside of tags and inside of strings. */
function openTag(before: string): string | undefined {
  const opening = Math.max(before.lastIndexOf('{{'), before.lastIndexOf('{%'));
  if (opening < 0 || before.lastIndexOf('{#') > opening) return undefined;
  const tag = before.slice(opening);
  const outsideOfStrings = tag.replaceAll(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/g, (text) => '_'.repeat(text.length));
  return /[%}]\}|['"]/.test(outsideOfStrings) ? undefined : tag;
}

function optionsAfter(lead: string, source: string, data: CompletionData | undefined): Completion[] {
  const { library, variables = [], keys = [] } = data ?? {};
  if (/^\{%[-+]?\s*$/.test(lead)) return STATEMENTS.map((label) => ({ label, type: 'keyword' }));
  if (/\|\s*$/.test(lead)) return (library?.filters ?? []).map((item) => callable(item, 'function'));
  if (/\bis\s+(?:not\s+)?$/.test(lead)) return (library?.tests ?? []).map((item) => callable(item, 'function'));
  if (lead.endsWith('.'))
    return [
      ...keys.map((label): Completion => ({ label, type: 'property', boost: 1 })),
      ...Object.entries(library?.methods ?? {}).flatMap(([type, methods]) =>
        methods.map((item) => callable(item, 'method', type)),
      ),
    ];
  const known = new Set(variables.map(({ name }) => name));
  return [
    ...variables.map(({ name, type }): Completion => ({ label: name, detail: type, type: 'variable', boost: 2 })),
    ...namesSetIn(source)
      .filter((name) => !known.has(name))
      .map((label): Completion => ({ label, type: 'variable', boost: 1 })),
    ...(library?.globals ?? []).map((item) => callable(item, 'function')),
  ];
}

function callable({ name, parameters, summary }: LibraryItem, type: string, owner?: string): Completion {
  const detail = parameters.length > 0 ? `(${parameters.join(', ')})` : '';
  return { label: name, type, detail: owner ? `${owner}${detail}` : detail, ...(summary && { info: summary }) };
}

/** Names that loops, assignments and macros of the source give a value to. */
function namesSetIn(source: string): string[] {
  const names = new Set<string>();
  for (const [, targets = ''] of source.matchAll(/\{%[-+]?\s*(?:for|set|macro)\s+([\p{L}\p{N}_,\s]+)/gu))
    for (const name of targets.replace(/\s+in\b.*/s, '').split(/[\s,]+/)) if (name) names.add(name);
  return [...names];
}
