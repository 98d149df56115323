/** The words of a stored message: those of its parts, or, of earlier versions, its content and reasoning. Bytes of files have none. */
export function textOfStoredTurn(turn: object): string {
  const { parts, content, reasoning } = turn as Readonly<Record<string, unknown>>;
  const fields = Array.isArray(parts) ? parts.flatMap(listWords) : [content, reasoning];
  return fields.filter((text) => typeof text === 'string' && text !== '').join(' ');
}

function listWords(part: unknown): readonly unknown[] {
  const { text, name, arguments: json, result } = Object(part) as Readonly<Record<string, unknown>>;
  return [text, name, json, result];
}
