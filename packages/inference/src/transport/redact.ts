/** Replaces the keys in a text, also where JSON escapes or percent-encoding have changed their spelling. */
export function redactText(text: string, secrets: readonly string[], mask = (_key: string) => '[redacted]'): string {
  return secrets.reduce((shown, secret) => shown.replace(spellingsOf(secret), mask), text);
}

/** Matches a key in all escaped spellings; backslashes multiply in nested JSON. */
function spellingsOf(secret: string): RegExp {
  const characters = Array.from(secret, (character) => {
    const hex = character.charCodeAt(0).toString(16).padStart(2, '0');
    return `(?:\\\\*${character.replace(/\W/, '\\$&')}|\\\\+u00${hex}|%${hex})`;
  });
  return new RegExp(characters.join(''), 'gi');
}
