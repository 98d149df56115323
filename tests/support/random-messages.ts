import fc from 'fast-check';

// What cuts of a message cannot change: identities come whole.
const name = fc.stringMatching(/^[a-z_]{1,8}$/).filter((text) => !RESERVED.has(text));
const RESERVED = new Set([
  'role',
  'content',
  'tool_calls',
  'id',
  'name',
  'type',
  'model',
  'object',
  'format',
  'signature',
  'index',
  'data',
]);
const leaf = fc.oneof(fc.string({ minLength: 1 }), fc.integer(), fc.boolean());
const members = fc.dictionary(
  name,
  fc.oneof(leaf, fc.array(fc.dictionary(name, leaf, { minKeys: 1 })), fc.dictionary(name, leaf)),
  { maxKeys: 4 },
);
const thought = fc.record({
  type: fc.constant('thinking'),
  thinking: fc.tuple(fc.record({ type: fc.constant('text'), text: fc.string({ minLength: 1 }) })),
});
const text = fc.record({ type: fc.constant('text'), text: fc.string({ minLength: 1 }) });
const content = fc.oneof(fc.string({ minLength: 1 }), fc.tuple(thought, text), fc.tuple(text, thought, text));
const call = fc.record({ fn: name, args: fc.json().filter((json) => json.startsWith('{')), members });
/** A message of the assistant with calls and members that no service has. */
export const randomMessage = fc
  .record({ content, members, calls: fc.array(call, { maxLength: 3 }) })
  .map(({ content, members, calls }) => ({
    role: 'assistant',
    content,
    ...members,
    ...(calls.length > 0 && {
      tool_calls: calls.map(({ fn, args, members }, position) => ({
        ...members,
        id: `call_${position}`,
        type: 'function',
        function: { name: fn, arguments: args },
      })),
    }),
  }));

/** Cuts a message into deltas: texts into pieces, lists into items, members one by one. */
export function deltasOf(
  message: Readonly<Record<string, unknown>>,
  cut: (text: string) => readonly string[],
): readonly object[] {
  return Object.entries(message).flatMap(([member, value]): readonly object[] => {
    if (member === 'role') return [{ role: value }];
    if (member === 'tool_calls')
      return (value as readonly Call[]).flatMap((call, index) => callDeltas(call, index, cut));
    if (typeof value === 'string') return cut(value).map((piece) => ({ [member]: piece }));
    if (Array.isArray(value) && member === 'content')
      return value.flatMap((part) => partDeltas(part, cut)).map((part) => ({ content: [part] }));
    if (Array.isArray(value))
      return value.length > 0 ? value.map((item) => ({ [member]: [item] })) : [{ [member]: [] }];
    if (typeof value === 'object' && value !== null && Object.keys(value).length > 0) {
      return Object.entries(value).flatMap(([name, own]) =>
        typeof own === 'string'
          ? cut(own).map((piece) => ({ [member]: { [name]: piece } }))
          : [{ [member]: { [name]: own } }],
      );
    }
    return [{ [member]: value }];
  });
}

interface Call {
  readonly id: string;
  readonly type: string;
  readonly function: { readonly name: string; readonly arguments: string };
}

function callDeltas(
  { id, type, function: called, ...members }: Call,
  index: number,
  cut: (text: string) => readonly string[],
): readonly object[] {
  return [
    { tool_calls: [{ index, id, type, function: { name: called.name, arguments: '' } }] },
    ...cut(called.arguments).map((piece) => ({ tool_calls: [{ index, function: { arguments: piece } }] })),
    { tool_calls: [{ index, ...members }] },
  ];
}

function partDeltas(
  part: { type: string; text?: string; thinking?: readonly { text: string }[] },
  cut: (text: string) => readonly string[],
): readonly object[] {
  if (part.text !== undefined) return cut(part.text).map((text) => ({ type: 'text', text }));
  return cut(part.thinking?.[0]?.text ?? '').map((text) => ({ type: 'thinking', thinking: [{ type: 'text', text }] }));
}

/** A function that cuts texts into pieces of these sizes, one after the other. */
export function cutter(sizes: readonly number[]): (text: string) => readonly string[] {
  let at = 0;
  return (text) => {
    const pieces: string[] = [];
    for (let rest = text; rest !== ''; ) {
      const size = 1 + ((sizes[at++ % sizes.length] ?? 0) % 7);
      pieces.push(rest.slice(0, size));
      rest = rest.slice(size);
    }
    return pieces;
  };
}
