import type { ResponseField } from '../response-template.ts';
import { commonPrefix, commonSuffix, firstMark, literal, withoutTagEnd, withoutTagStart } from './probe.ts';

/** The field that reads the tool calls of a template, and the marks around all calls. */
export interface ToolCallSyntax {
  readonly field: ResponseField;
  /** Marks before the first call. */
  readonly sectionOpen: string;
  /** The mark behind the last call, without the end of the message. */
  readonly sectionClose: string;
  /** The end of a message with calls. */
  readonly end: string;
}

/** The surroundings of the assistant's turn. */
export interface TurnContext {
  /** The end of a message without calls; '' if there is none. */
  readonly end: string;
  /** The text before the turn. */
  readonly lead: string;
}

/** A rendered turn with one or two calls, and their positions. */
export interface Sample {
  readonly text: string;
  readonly spans: readonly CallSpan[];
}

/** The position of one call, from its first to its last value. */
export interface CallSpan {
  readonly start: number;
  readonly end: number;
}

interface Marks {
  /** The marks of one call. */
  readonly open: string;
  readonly close: string;
  /** The marks around all of them. */
  readonly before: string;
  readonly after: string;
  /** True if the prompt already has the open mark of the first call. */
  readonly isOpenInPrompt: boolean;
}

/** Separates the marks of one call from the marks around all calls. */
export function splitMarks({ text, spans }: Sample, lead: string): Marks {
  const [first, second] = spans as [CallSpan, CallSpan | undefined];
  const before = text.slice(0, first.start);
  const after = text.slice((second ?? first).end);
  if (!second) return { open: before, close: '', before: '', after, isOpenInPrompt: false };
  const between = text.slice(first.end, second.start);
  const shared = withoutTagEnd(between, commonSuffix(lead + before, between));
  const isOpenInPrompt = shared.length > before.length && before.trim() === '';
  const open = isOpenInPrompt ? shared : shared.slice(-before.length || shared.length);
  const close = withoutTagStart(commonPrefix([between.slice(0, between.length - open.length), after]));
  return {
    open,
    close,
    before: isOpenInPrompt ? '' : before.slice(0, before.length - open.length),
    after: after.slice(close.length),
    isOpenInPrompt,
  };
}

/** Splits what follows the last call into the mark of the call or section and the end of the message. */
export function splitEnd(after: string, { end }: TurnContext): { close: string; end: string } {
  const trimmed = after.trim();
  const at = end ? trimmed.indexOf(end) : -1;
  if (at >= 0) return { close: trimmed.slice(0, at).trim(), end };
  return { close: '', end: trimmed };
}

/** The first mark of a text, or all of it. */
export const cutFirstMark = (text: string): string => firstMark(text) || text;

/** Puts the field of one call together, from its marks and the pattern of its head. */
export function assemble(
  sample: Sample,
  head: string,
  ahead: string,
  kind: ResponseField,
  context: TurnContext,
): ToolCallSyntax | undefined {
  const { open, close, before, after, isOpenInPrompt } = splitMarks(sample, context.lead);
  const { close: rest, end } = splitEnd(after, context);
  const isSingle = sample.spans.length === 1;
  const callClose = isSingle ? rest : close.trim();
  const section = before.trim() ? `(?:${literal(before.trim())}\\s*)?` : '';
  const mark = literal(open.trim());
  const opening = isOpenInPrompt ? `(?:${mark})?` : mark;
  const last = head || !mark || isOpenInPrompt ? ahead : '';
  const openPattern = `${section}${opening}${mark ? '\\s*' : ''}${head}${last}`;
  if (!openPattern) return undefined;
  const next = mark ? [`(?=${mark})`] : [];
  // The end of the message is left to the content, which drops what follows it.
  const ends = [rest, end].filter(Boolean).map((text) => `(?=${literal(cutFirstMark(text))})`);
  const closings = callClose ? [literal(callClose)] : [...next, ...ends];
  const field: ResponseField = {
    open_pattern: openPattern,
    ...(closings.length > 0 && { close_pattern: closings.join('|') }),
    repeats: true,
    ...kind,
  };
  return { field, sectionOpen: before.trim(), sectionClose: isSingle ? '' : rest, end };
}
