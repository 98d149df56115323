import type { Family } from '../families/index.ts';
import type { ResponseField } from '../response-template.ts';
import type { Parts } from './learn-parts.ts';
import { allMarks, firstMark, literal } from './probe.ts';

/**
 * Puts the fields of a response template together; a family's calls take the place of those that were learned.
 *
 * @param lead text that may begin the message and belongs to no field
 */
export function responseFields(
  parts: Parts,
  family: Family | undefined,
  lead: string,
): Readonly<Record<string, ResponseField>> {
  const { calls, header, content } = parts;
  if (family?.fields) return { ...family.calls, ...family.fields };
  const opening = family?.opening ?? calls?.field.open_pattern?.replace(/\?P<\w+>/g, '?:') ?? '';
  const next = [header.open && literal(header.open), opening].filter(unique).map((mark) => `(?=${mark})`);
  const contentEnds = [content.close && literal(content.close), ...next.slice(header.open ? 1 : 0)].filter(unique);
  return {
    ...reasoningField(parts, family, next),
    ...(family ? family.calls : calls && { tool_calls: calls.field }),
    content: header.open
      ? { open: header.open, ...(contentEnds.length > 0 && { close_pattern: contentEnds.join('|') }) }
      : implicitContent(parts, family, { opening, lead }),
  };
}

function reasoningField(
  { reasoning }: Parts,
  family: Family | undefined,
  next: readonly string[],
): Readonly<Record<string, ResponseField>> {
  const { field, open, close } = family?.thoughts ?? reasoning ?? { field: '', open: '', close: '' };
  if (!open) return {};
  // Some models open what the prompt has opened.
  const opened = { open_pattern: `${literal(open)}(?:\\s*${literal(open)})?` };
  if (!close) return { [field]: { ...opened, ...(next.length > 0 && { close_pattern: next.join('|') }) } };
  const opening = family && (family.openingInThoughts ?? family.opening);
  if (!opening) return { [field]: { ...opened, close } };
  // A call ends thoughts that nothing closes; before their end it is quoted.
  const end = literal(close);
  return { [field]: { ...opened, close_pattern: `${end}|(?=${opening}(?!.*${end}))` } };
}

/** A field for the text outside of other regions, up to the end of the message. The rest is dropped. */
function implicitContent(
  parts: Parts,
  family: Family | undefined,
  { opening, lead }: { readonly opening: string; readonly lead: string },
): ResponseField {
  const { calls, header, content, reasoning } = parts;
  const close = family?.thoughts?.close ?? reasoning?.close ?? '';
  // A prompt may follow the calls of the last message: only what closes them is a mark.
  const [sectionClose = '', ...behind] = (calls?.sectionClose ?? '').split('\n');
  const section = family ? [] : [...allMarks(calls?.sectionOpen ?? ''), sectionClose.trim()];
  const noise = [header.noise, ...section, close].filter(unique).map(literal);
  const ends = [content.end, firstMark(calls?.end ?? ''), firstMark(behind.join('\n'))].filter(unique);
  const closings = [
    lead && `^\\s*${literal(lead)}`,
    ...noise,
    ...(family?.noise ?? []),
    // What may begin a call does not end the message.
    ...ends.map((end) => `${opening ? `(?!${opening})` : ''}${literal(end)}.*`),
  ].filter(unique);
  return { ...(closings.length > 0 && { close_pattern: closings.join('|') }), repeats: true, join: '' };
}

const unique = (mark: string, index: number, marks: readonly string[]): boolean =>
  mark !== '' && marks.indexOf(mark) === index;
