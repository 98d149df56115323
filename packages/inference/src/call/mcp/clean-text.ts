/** A flag of a region, which is written with tags: England, Scotland, Wales. */
const FLAG = '\\u{1F3F4}[\\u{E0061}-\\u{E007A}\\u{E0030}-\\u{E0039}]{2,6}\\u{E007F}';

/** What a joiner stands between in words of Persian and Indic languages, and in emoji. */
const JOINED = '\\p{L}\\p{M}\\p{Extended_Pictographic}';

/**
 * Characters that a person does not see but a model reads: controls, marks that turn the direction of writing, tags, spaces without
 * width, joiners that join nothing, and selectors of variants behind each other. Text could be hidden in all of them.
 */
const HIDDEN = new RegExp(
  [
    FLAG,
    '(?![\\n\\t])\\p{Cc}',
    '[\\u200b\\u2060-\\u206f\\u202a-\\u202e\\ufeff\\ufff9-\\ufffb\\u{E0000}-\\u{E007F}\\u{1D173}-\\u{1D17A}]',
    `(?<![${JOINED}\\u{1F3FB}-\\u{1F3FF}\\ufe0f])[\\u200c\\u200d]`,
    `[\\u200c\\u200d](?![${JOINED}])`,
    '(?<=[\\ufe00-\\ufe0f\\u{E0100}-\\u{E01EF}])[\\ufe00-\\ufe0f\\u{E0100}-\\u{E01EF}]',
  ].join('|'),
  'gu',
);

/** Removes hidden characters of a text, but for line breaks and tabs, and cuts it. */
export function clean(text: string, most: number): string {
  const visible = text.replace(HIDDEN, (found) => (found.startsWith('\u{1F3F4}') ? found : ''));
  if (visible.length <= most) return visible;
  // Half of a character would be an error in the request.
  return `${visible.slice(0, most).replace(/[\ud800-\udbff]$/, '')}…`;
}

const LONGEST_NAME = 64;

/**
 * Turns names into ones that services accept, 64 letters, digits, underscores and hyphens: each another one. A name that would be the
 * same as another gets a hash of what it was.
 */
export function toolNames(names: readonly string[]): readonly string[] {
  const short = names.map((name) => name.replace(/[^\w-]+/g, '_').slice(0, LONGEST_NAME) || 'tool');
  return names.map((name, index) => {
    const own = short[index] ?? 'tool';
    const isShared = own !== name && short.some((other, at) => other === own && at !== index);
    return isShared ? `${own.slice(0, LONGEST_NAME - 9)}_${hashText(name)}` : own;
  });
}

/** FNV-1a of the UTF-16 units, as 8 digits. */
function hashText(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
