import { DialectError } from '../dialect-error.ts';
import type { ContentPart, Message } from '../message.ts';
import { toMembers } from '../text-of.ts';
import { type Block, readBlocks, textOfBlock } from './read-blocks.ts';

/** Reads a turn of the user: results of tools first, one message each, then the rest. */
export function readUser(blocks: readonly Block[]): readonly Message[] {
  const results = blocks.filter(({ type }) => type === 'tool_result').map(readResult);
  const others = blocks.flatMap((block) => (block.type === 'tool_result' ? [] : readPart(block)));
  // A result in a chat is text only; its pictures follow as the user's.
  const parts = [...results.flatMap(({ files }) => files), ...others];
  const messages = results.map(({ message }) => message);
  return parts.length === 0 ? messages : [...messages, { role: 'user', content: joined(parts) }];
}

interface Result {
  readonly message: Message;
  readonly files: readonly ContentPart[];
}

function readResult({ tool_use_id: id, content, is_error: isError, at }: Block): Result {
  if (typeof id !== 'string') throw new DialectError(`${at}.tool_use_id`, 'field required');
  const parts = content == null ? [] : readBlocks(content, `${at}.content`).flatMap(readPart);
  const text = textOfParts(parts.filter(({ type }) => type === 'text'));
  const files = parts.filter(({ type }) => type !== 'text');
  // Models of other services know no mark of an error but words.
  const told = isError === true && !/^\W*error/i.test(text) ? `Error: ${text}` : text;
  return { message: { role: 'tool', tool_call_id: id, content: told }, files };
}

/** Text alone is sent as text: some services take no lists. */
function joined(parts: readonly ContentPart[]): string | readonly ContentPart[] {
  return parts.every(({ type }) => type === 'text') ? textOfParts(parts) : parts;
}

function textOfParts(parts: readonly ContentPart[]): string {
  return parts.map(({ text }) => text).join('\n\n');
}

/** Blocks about tools of Anthropic's servers, which say nothing to other models. */
const SKIPPED = /^(?:tool_reference|container_upload|browser_state|\w+_tool_result|mid_conv_system)$/;

function readPart(block: Block): readonly ContentPart[] {
  const { type, at } = block;
  if (type === 'text') return [textPart(textOfBlock(block))];
  if (type === 'image') return [{ type: 'image_url', image_url: { url: readUrl(block) } }];
  if (type === 'document') return [readDocument(block)];
  if (type === 'search_result') {
    const texts = readBlocks(block.content ?? [], `${at}.content`).flatMap(readPart);
    return [textPart([block.title, block.source, textOfParts(texts)].filter(Boolean).join('\n'))];
  }
  if (SKIPPED.test(type)) return [];
  throw new DialectError(
    `${at}.type`,
    `blocks of the type ${JSON.stringify(type.slice(0, 40))} are not supported here`,
  );
}

function textPart(text: string): ContentPart {
  return { type: 'text', text };
}

function readUrl({ source, at }: Block): string {
  const { type, media_type: mediaType, data, url } = toMembers(source);
  if (type === 'base64' && typeof data === 'string') return `data:${mediaType ?? 'image/png'};base64,${data}`;
  if (type === 'url' && typeof url === 'string') return url;
  throw new DialectError(`${at}.source`, 'has to be base64 or a url: files by their id exist at Anthropic only');
}

function readDocument({ source, title, at }: Block): ContentPart {
  const { type, media_type: mediaType, data, content } = toMembers(source);
  const name = typeof title === 'string' && title ? title : undefined;
  if (type === 'text' && typeof data === 'string') return textPart(name ? `${name}\n\n${data}` : data);
  if (type === 'content') {
    const text = textOfParts(readBlocks(content, `${at}.source.content`).flatMap(readPart));
    return textPart(name ? `${name}\n\n${text}` : text);
  }
  if (type === 'base64' && typeof data === 'string') {
    const file = {
      filename: name ?? 'document.pdf',
      file_data: `data:${mediaType ?? 'application/pdf'};base64,${data}`,
    };
    return { type: 'file', file };
  }
  throw new DialectError(`${at}.source`, 'has to be text, content or base64');
}
