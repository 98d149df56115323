/** Members of an object that came as JSON. */
export type Members = Readonly<Record<string, unknown>>;

/** A part of a content list, such as `{ type: 'text', text }` or `{ type: 'image_url', image_url }`. */
export interface ContentPart {
  readonly type: string;
  readonly [member: string]: unknown;
}

/** A tool call as messages have it. */
export interface MessageToolCall {
  /** Id that the message with the result repeats. */
  readonly id: string;
  readonly type: string;
  readonly function?: {
    readonly name: string;
    /** JSON text, as the model wrote it. */
    readonly arguments: string;
    readonly [member: string]: unknown;
  };
  readonly [member: string]: unknown;
}

/** A chat message in OpenAI's form. Members that are not listed here, such as `reasoning_content`, are kept as they are. */
export interface Message {
  readonly role: string;
  readonly content?: string | readonly ContentPart[] | null;
  readonly tool_calls?: readonly MessageToolCall[];
  readonly [member: string]: unknown;
}

/** A tool call by its three facts. */
export interface ToolCall {
  /** Id that the message with the result repeats. */
  readonly id: string;
  readonly name: string;
  /** JSON text, as the model wrote it. */
  readonly arguments: string;
}

/** A choice of a chat completion. */
export interface MessageChoice {
  /** Position among the choices, from 0. */
  readonly index: number;
  /** Reason why generation stopped; null where the service named none. */
  readonly finish_reason: string | null;
  readonly message: Message;
  readonly [member: string]: unknown;
}

/** A chat completion: the choices, and the members around them. */
export interface Completion {
  readonly choices: readonly MessageChoice[];
  readonly [member: string]: unknown;
}

/** True for objects except arrays. */
export function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The members with these names that are neither missing nor null. */
export function pickMembers(members: Members, names: readonly string[]): Members {
  return Object.fromEntries(names.flatMap((name) => (members[name] == null ? [] : [[name, members[name]]])));
}

/** The members without those of these names. */
export function omitMembers(members: Members, names: readonly string[]): Members {
  return Object.fromEntries(Object.entries(members).filter(([name]) => !names.includes(name)));
}
