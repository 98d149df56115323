import { ToolCallJoiner } from './join/tool-call-joiner.ts';
import { isMembers, type Members, type ToolCall } from './message.ts';
import { readParts, readString, textOf, toMembers } from './text-of.ts';

/** A source that a message names. */
export interface Citation {
  /** Address of the source; undefined where the service names documents otherwise. */
  readonly url?: string;
  readonly title?: string;
  /** Words of the source, or of the message that they support. */
  readonly text?: string;
  /** Place in the text of the message that the source supports, in the service's own count. */
  readonly start?: number;
  readonly end?: number;
}

/** The reasoning of a message or delta, whatever the name under which the service sends it. */
export function reasoningOf(message: unknown): string {
  const { reasoning_content, reasoning, reasoning_details, content } = toMembers(message);
  const own = readString(reasoning_content) || readString(reasoning);
  if (own) return own;
  const details = readParts(reasoning_details).map(({ text, summary }) => readString(text) || readString(summary));
  const thoughts = readParts(content).map(({ type, thinking }) =>
    type === 'thinking' ? textOf({ content: thinking }) : '',
  );
  return [...details, ...thoughts].join('');
}

/** The tool calls of a message. A call without an id, or with one that another has, has one by its position. */
export function toolCallsOf(message: unknown): readonly ToolCall[] {
  const joiner = new ToolCallJoiner();
  joiner.pushWhole(toMembers(message).tool_calls);
  return joiner.calls;
}

/** The words in which a model declines; undefined for a message that does not. */
export function refusalOf(message: unknown): string | undefined {
  const { refusal, content } = toMembers(message);
  const parts = readParts(content).map((part) => (part.type === 'refusal' ? readString(part.refusal) : ''));
  return readString(refusal) || parts.join('') || undefined;
}

/** The sources that a message names. Services that list them beside the choices put them into the completion: pass that. */
export function citationsOf(message: unknown): readonly Citation[] {
  const { annotations, citations } = toMembers(message);
  const cited = readParts(annotations).flatMap(({ type, url_citation: cited }) =>
    type === 'url_citation' && isMembers(cited) ? citation(cited) : [],
  );
  const others = Array.isArray(citations) ? citations : [];
  return [
    ...cited,
    ...others.flatMap((source) =>
      typeof source === 'string' ? { url: source } : isMembers(source) ? citation(source) : [],
    ),
  ];
}

/** Addresses of the images of a message, often data URLs. */
export function imagesOf(message: unknown): readonly string[] {
  const { images, content } = toMembers(message);
  return [...readParts(images), ...readParts(content)].flatMap(({ type, image_url: image }) => {
    const url = isMembers(image) ? image.url : image;
    return type === 'image_url' && typeof url === 'string' && url ? url : [];
  });
}

function citation({
  url,
  title,
  content,
  text,
  start_index,
  start = start_index,
  end_index,
  end = end_index,
}: Members): Citation {
  const words = readString(content) || readString(text);
  return {
    ...(typeof url === 'string' && { url }),
    ...(typeof title === 'string' && { title }),
    ...(words && { text: words }),
    ...(typeof start === 'number' && { start }),
    ...(typeof end === 'number' && { end }),
  };
}
