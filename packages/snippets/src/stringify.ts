import type { ChatCompletionInput, ChatCompletionInputMessage } from '@hubkit/catalog';

/** Form of the text of messages. */
interface StringifyMessagesOptions {
  /** Text before every line but the first. @default '' */
  readonly indent?: string;
  /** Quote the names of members, as JSON and Python do. @default false */
  readonly attributeKeyQuotes?: boolean;
  /** Escapes the text for the place where it is inserted, such as a quoted shell argument. */
  readonly customContentEscaper?: (text: string) => string;
}

/** Returns chat messages as the source text of a literal for JavaScript, JSON or Python. */
export function stringifyMessages(
  messages: readonly ChatCompletionInputMessage[],
  { indent = '', attributeKeyQuotes = false, customContentEscaper = (text) => text }: StringifyMessagesOptions = {},
): string {
  const text = literal(messages, { indent: `\n${indent}`, isQuoted: attributeKeyQuotes });
  return customContentEscaper(text);
}

interface LiteralOptions {
  /** Line break with the indentation of the value. */
  readonly indent: string;
  readonly isQuoted: boolean;
}

/** Writes names without quotes where they need none; text that looks like a name with a colon stays as it is. */
function literal(value: unknown, { indent, isQuoted }: LiteralOptions): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = { indent: `${indent}\t`, isQuoted };
  const items = Array.isArray(value)
    ? value.map((item) => literal(item ?? null, inner))
    : Object.entries(value)
        .filter(([, member]) => member !== undefined)
        .map(([name, member]) => `${printName(name, isQuoted)}: ${literal(member, inner)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return items.length === 0 ? `${open}${close}` : `${open}${items.map((item) => inner.indent + item)}${indent}${close}`;
}

function printName(name: string, isQuoted: boolean): string {
  return !isQuoted && /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}

/** Form of the text of generation settings. */
interface StringifyGenerationConfigOptions {
  /** Text between two settings, such as a line break with spaces. */
  readonly indent: string;
  /** Text between the name of a setting and its value, such as `=` or `: `. */
  readonly attributeValueConnector: string;
  /** Quote the names of settings. @default false */
  readonly attributeKeyQuotes?: boolean;
}

/** Returns generation settings as source text, each followed by a comma. */
export function stringifyGenerationConfig(
  config: Partial<Pick<ChatCompletionInput, 'max_tokens' | 'temperature' | 'top_p'>>,
  { indent, attributeValueConnector, attributeKeyQuotes = false }: StringifyGenerationConfigOptions,
): string {
  return Object.entries(config)
    .map(([name, value]) => `${attributeKeyQuotes ? JSON.stringify(name) : name}${attributeValueConnector}${value},`)
    .join(indent);
}
