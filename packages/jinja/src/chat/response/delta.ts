/** A change of a message by new text of the model. */
export type ResponseDelta =
  | {
      readonly field: string;
      /** Text to append to the field. */
      readonly text: string;
      /** True if the text replaces what the field had. */
      readonly restart?: true;
    }
  | {
      readonly field: string;
      /** A whole value, such as a tool call. */
      readonly value: unknown;
      /** True if the value is another item of a list. */
      readonly append?: true;
    };

/** A message that a model wrote: `role`, and `content`, `reasoning_content` or `tool_calls` where there are any. */
export interface ResponseMessage {
  readonly role?: string;
  readonly content?: string;
  readonly reasoning_content?: string;
  readonly tool_calls?: readonly ResponseToolCall[];
  readonly [field: string]: unknown;
}

/** A tool call of a message. */
export interface ResponseToolCall {
  readonly id?: string;
  readonly type: 'function';
  readonly function: { readonly name: string; readonly arguments: Readonly<Record<string, unknown>> };
}

/** A message while its deltas are put together. */
export class MessageFields {
  private readonly defaults: Readonly<Record<string, unknown>>;
  private readonly fields: Map<string, unknown>;
  /** The lists that were made here, which may grow. */
  private readonly lists = new Map<string, unknown[]>();

  constructor(defaults: Readonly<Record<string, unknown>>) {
    this.defaults = defaults;
    this.fields = new Map(Object.entries(defaults));
  }

  get(field: string): unknown {
    return this.fields.get(field);
  }

  has(field: string): boolean {
    return this.fields.has(field);
  }

  add(delta: ResponseDelta): void {
    const before = this.fields.get(delta.field);
    if ('text' in delta)
      this.fields.set(delta.field, delta.restart || typeof before !== 'string' ? delta.text : before + delta.text);
    else if (delta.append) this.append(delta.field, before, delta.value);
    else this.fields.set(delta.field, delta.value);
  }

  private append(field: string, before: unknown, value: unknown): void {
    const list = this.lists.get(field);
    if (list && list === before) {
      list.push(value);
      return;
    }
    const begun = [...(Array.isArray(before) ? before : []), value];
    this.lists.set(field, begun);
    this.fields.set(field, begun);
  }

  /** The message: empty fields are left out unless they have a default. */
  message(): ResponseMessage {
    return Object.fromEntries(
      [...this.fields].filter(([field, value]) => Object.hasOwn(this.defaults, field) || !isEmpty(value)),
    );
  }
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

/**
 * Puts the deltas of a response together.
 *
 * @param defaults the `defaults` of the response template
 */
export function joinDeltas(
  deltas: Iterable<ResponseDelta>,
  defaults: Readonly<Record<string, unknown>> = { role: 'assistant' },
): ResponseMessage {
  const fields = new MessageFields(defaults);
  for (const delta of deltas) fields.add(delta);
  return fields.message();
}
