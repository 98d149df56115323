import { readExact, writeExact } from './exact-json.ts';

/** A message as the form shows it; fields that the form does not know are kept. */
export type InputMessage = Readonly<Record<string, unknown>>;

/** The input of a chat template as the form shows it. */
export type ChatInput = Readonly<Record<string, unknown>> & { readonly messages: readonly InputMessage[] };

/** Reads the input for the form; undefined unless the text is a JSON object with a list of messages. */
export function readChatInput(text: string): ChatInput | undefined {
  try {
    const value: unknown = readExact(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    const { messages = [] } = value as { messages?: unknown };
    const isList =
      Array.isArray(messages) && messages.every((message) => typeof message === 'object' && message !== null);
    return isList ? { ...value, messages } : undefined;
  } catch {
    return undefined;
  }
}

/** Writes the input of the form. Fields that are undefined are left out. */
export const writeChatInput = (input: ChatInput): string => writeExact(input);

/** Number of images among the parts of a message. */
export function imageCount({ content }: InputMessage): number {
  return listParts(content).filter(({ type }) => type === 'image').length;
}

/** The content of a message with a text and a number of images: a plain text where there are none. */
export function createContent(text: string, images: number): unknown {
  if (images === 0) return text;
  return [...Array.from({ length: images }, () => ({ type: 'image' })), { type: 'text', text }];
}

function listParts(content: unknown): readonly { readonly type?: unknown; readonly text?: unknown }[] {
  return Array.isArray(content) ? content.map(Object) : [];
}

/** A call to begin with. */
export const SAMPLE_CALL = {
  id: 'call00001',
  type: 'function',
  function: { name: 'get_weather', arguments: { place: 'Oslo' } },
};

/** A document to begin with. */
export const SAMPLE_DOCUMENT = { title: 'Forecast', text: 'Rain until Friday.' };
