import { Dict, Float, parseJson, type Value } from '@hubkit/jinja/render';
import type { TemplateVariable } from '@hubkit/react/template-editor';

/** The JSON text of the variables does not hold an object. */
export class ContextError extends Error {}

/** Variables of a template by name. */
export type Variables = Readonly<Record<string, Value>>;

/** Reads the variables of a template, with numbers as Python reads them. */
export function readContext(text: string): Variables {
  let value: Value;
  try {
    value = parseJson(text.trim() === '' ? '{}' : text);
  } catch (error) {
    throw new ContextError(`The input is not JSON: ${(error as Error).message}`, { cause: error });
  }
  if (Array.isArray(value)) return { messages: value };
  if (value instanceof Dict) return Object.fromEntries(value.map as Map<string, Value>);
  if (typeof value === 'object' && value !== null && !(value instanceof Float)) return value as Variables;
  throw new ContextError('The input must be a JSON object with "messages", or a list of messages.');
}

/** Describes variables for completion. */
export function describeVariables(variables: Variables): TemplateVariable[] {
  return Object.entries(variables).map(([name, value]) => ({ name, type: nameType(value) }));
}

function nameType(value: Value): string {
  if (value === null || value === undefined) return 'None';
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'string') return 'str';
  if (typeof value === 'boolean') return 'bool';
  if (typeof value === 'number' || typeof value === 'bigint') return 'int';
  return value instanceof Float ? 'float' : 'dict';
}

/** Collects the keys of all mappings in the variables, sorted. */
export function keysIn(variables: Variables): string[] {
  const keys = new Set<string>();
  const visit = (value: Value): void => {
    if (Array.isArray(value)) for (const item of value) visit(item);
    else if (value instanceof Dict)
      for (const [key, item] of value.map) {
        if (typeof key === 'string') keys.add(key);
        visit(item);
      }
    else if (typeof value === 'object' && value !== null && !(value instanceof Float))
      for (const [key, item] of Object.entries(value)) {
        keys.add(key);
        visit(item as Value);
      }
  };
  for (const value of Object.values(variables)) visit(value);
  return [...keys].sort();
}

/** Roles of the messages, empty where a message has none. */
export function listRoles({ messages }: Variables): string[] {
  if (!Array.isArray(messages)) return [];
  return messages.map((message) => {
    const role: unknown = message instanceof Dict ? message.get('role') : Object(message).role;
    return typeof role === 'string' ? role : '';
  });
}

/** All texts in a value, however deep: `messages` hold them in content, parts and arguments of calls. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (value instanceof Dict) return [...value.map.values()].flatMap(textsIn);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
