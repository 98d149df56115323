import {
  isMembers,
  type MessagePart,
  messageParts,
  pendingCalls,
  setResult,
  type Turn,
  textOf,
} from '@hubkit/messages';

/** A message of a shared chat. */
export type SharedMessage = Pick<Turn, 'role' | 'parts'>;

type ImagePart = Extract<MessagePart, { type: 'image' }>;

/** Returns what stands in the place of an image. */
export type ReadImage = (part: ImagePart) => readonly MessagePart[];

/**
 * Reads messages in the form of OpenAI's API. An answer goes on after the results of its tools. System messages are left out, and by
 * default images at addresses elsewhere, which the page never loads.
 */
export function readMessages(messages: unknown, image: ReadImage = ownImage): readonly SharedMessage[] {
  const readParts = (message: object) => partsWith(message, image);
  const read: SharedMessage[] = [];
  const extend = (parts: readonly MessagePart[]) => {
    read[read.length - 1] = { role: 'assistant', parts };
  };
  for (const message of Array.isArray(messages) ? messages.filter(isMembers) : []) {
    const { role, tool_call_id: id } = message;
    const last = read.at(-1);
    if (role === 'tool' && last) extend(setResult(last.parts, String(id ?? ''), { result: textOf(message) }));
    else if (role === 'assistant') {
      const isGoingOn = last?.parts.at(-1)?.type === 'tool-call' && pendingCalls(last).length === 0;
      if (isGoingOn) extend([...last.parts, ...readParts(message)]);
      else read.push({ role, parts: readParts(message) });
    } else if (role === 'user') read.push({ role, parts: readParts(message) });
  }
  return read;
}

const ownImage: ReadImage = (part) => (part.url.startsWith('data:image/') ? [part] : []);

function partsWith(message: object, image: ReadImage): readonly MessagePart[] {
  return messageParts(message).flatMap((part): readonly MessagePart[] => {
    if (part.type === 'image') return image(part);
    return part.type === 'file' ? [{ ...part, name: findName(part.content) ?? part.name }] : [part];
  });
}

/** The name of a file that was sent. */
function findName(content: unknown): string | undefined {
  const { type, file } = isMembers(content) ? content : {};
  if (type === 'input_audio') return 'Sound';
  return isMembers(file) && typeof file.filename === 'string' ? file.filename : undefined;
}
