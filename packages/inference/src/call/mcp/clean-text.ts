/** Characters that a person does not see but a model reads: controls, marks of direction, and the block of tags. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Co}\u{E0000}-\u{E007F}]/gu;

/** Removes hidden characters of a text, but for line breaks and tabs, and cuts it. */
export function clean(text: string, most: number): string {
  const visible = text.replace(HIDDEN, (character) => (character === '\n' || character === '\t' ? character : ''));
  return visible.length > most ? `${visible.slice(0, most)}…` : visible;
}

/** Turns a name into one that services accept: 64 letters, digits, underscores and hyphens. */
export function toolName(name: string): string {
  return name.replace(/[^\w-]+/g, '_').slice(0, 64) || 'tool';
}
