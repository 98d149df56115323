import { str } from './repr.ts';
import { Markup, type Value } from './values.ts';

const names: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', "'": '&#39;', '"': '&#34;' };

/** Text with the five characters that mean something in HTML written as references. */
export const escapeText = (text: string): string =>
  /[&<>'"]/.test(text) ? text.replace(/[&<>'"]/g, (char) => names[char] as string) : text;

/** MarkupSafe's `escape(value)`: Markup is returned unchanged. */
export const toMarkup = (value: Value): Markup =>
  value instanceof Markup ? value : new Markup(escapeText(str(value)));
