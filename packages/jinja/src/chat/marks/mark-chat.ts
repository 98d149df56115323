import { Template } from '../../engine/environment.ts';
import { eachNode } from '../../engine/parser/walk.ts';
import { TemplateError } from '../../engine/runtime/errors.ts';
import { Trace } from '../../tools/trace/trace.ts';
import type { TextRange } from '../chat-options.ts';
import type { PreparedChat } from '../prepare-chat.ts';
import { Marks } from './mark-text.ts';
import { Operations } from './marked-operations.ts';
import { withMarks } from './rewrite.ts';

/** A rendered conversation, and the parts of it that came from variables. */
export interface MarkedText {
  readonly text: string;
  /** Ranges of the text that came from messages, tools, documents and `variables`, in order, not adjacent. */
  readonly marks: readonly TextRange[];
  /** False where a template does something with text that cannot be followed: then all that an expression printed is marked. */
  readonly isExact: boolean;
}

/** Variables of a conversation; the tokenizer's special tokens belong to the template. */
const LISTS = ['messages', 'tools', 'documents'];

/** Fields with a fixed set of values, which are the template's words and not a user's. */
const FIXED: Readonly<Record<string, ReadonlySet<string>>> = {
  role: new Set(['system', 'developer', 'user', 'assistant', 'tool', 'function', 'ipython', 'model']),
  type: new Set([
    'text',
    'image',
    'image_url',
    'video',
    'audio',
    'function',
    'object',
    'string',
    'number',
    'integer',
    'boolean',
    'array',
    'null',
  ]),
};
const isFixed = (key: string, text: string): boolean => FIXED[key]?.has(text) === true;

/** Renders a conversation, and finds the parts from variables. `given`: names of the caller's variables. */
export function markChat(chat: PreparedChat, given: readonly string[]): MarkedText {
  const text = chat.render();
  const names = [...LISTS, ...given];
  return exactMarks(chat, names, text) ?? coarseMarks(chat, text);
}

/** The marks by a second render with marked variables; undefined if its text is another one. */
function exactMarks(
  { template, context }: PreparedChat,
  given: readonly string[],
  text: string,
): MarkedText | undefined {
  const { environment, ast } = template;
  if (template.compiled.autoescape) return undefined;
  try {
    const marks = new Marks(text + template.source);
    const operations = new Operations(marks);
    const tree = withMarks(ast, operations, (name) => environment.filter(name) !== undefined);
    const compiled = environment.compile('', template.name, tree);
    const marked = Object.fromEntries(
      Object.entries(context).map(([name, value]) => [
        name,
        given.includes(name) ? marks.value(value, isFixed) : value,
      ]),
    );
    const read = marks.read(new Template(compiled, environment).render(marked));
    // A message that is to be continued ends the text early.
    if (!read.text.startsWith(text)) return undefined;
    const ranges = read.ranges.map(([start, end]): TextRange => [start, Math.min(end, text.length)]);
    return { text, marks: ranges.filter(([start, end]) => start < end), isExact: true };
  } catch (error) {
    if (!TemplateError.is(error) && !(error instanceof RangeError)) throw error;
    return undefined;
  }
}

/** Marks everything but the text of the template itself, by the trace of a render. */
function coarseMarks(chat: PreparedChat, text: string): MarkedText {
  const literal = new Set<string>();
  eachNode(chat.template.ast.body, (node) => {
    const isConstant = node.type === 'Output' && node.expression.type === 'Const';
    if (isConstant || node.type === 'Text' || node.type === 'Raw') literal.add(`${node.start}:${node.end}`);
  });
  const trace = new Trace();
  chat.render(trace);
  const { pieces } = trace;
  const marks: [number, number][] = [];
  let from = 0;
  for (let at = 0; at < pieces.length; at += 4) {
    const [outputEnd = 0, start, end] = pieces.subarray(at, at + 3);
    const to = Math.min(outputEnd, text.length);
    const last = marks.at(-1);
    if (to > from && !literal.has(`${start}:${end}`)) {
      if (last?.[1] === from) last[1] = to;
      else marks.push([from, to]);
    }
    from = Math.max(from, to);
  }
  return { text, marks, isExact: false };
}
