import { isJsonObject, type JsonObject, parseJson } from '../../../contract/json.ts';

/** Finds a JSON Schema in a prompt, as clients write it there for services that only know JSON without a schema. */
export function schemaInText(text: string): JsonObject | undefined {
  const title = text.search(/json[ -]schema/i);
  const start = title === -1 ? -1 : text.indexOf('{', title);
  const schema = start === -1 ? undefined : parseJson(text.slice(start, endOfObject(text, start)));
  return isJsonObject(schema) && ('type' in schema || 'properties' in schema) ? schema : undefined;
}

/** The place after the brace that closes an object. */
function endOfObject(text: string, start: number): number {
  let depth = 0;
  for (const { 0: mark, index } of text.slice(start).matchAll(/"(?:[^"\\]|\\.)*"|[{}]/g)) {
    if (mark === '{') depth++;
    else if (mark === '}' && --depth === 0) return start + index + 1;
  }
  return text.length;
}
