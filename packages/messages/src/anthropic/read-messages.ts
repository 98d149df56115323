import { DialectError } from '../dialect-error.ts';
import { isMembers, type Message } from '../message.ts';
import { readAssistant } from './read-assistant.ts';
import { type Block, readBlocks, textOfBlock } from './read-blocks.ts';
import { readUser } from './read-user.ts';

/** Reads the system prompt and the messages of a request. Consecutive messages of one role are one. */
export function readMessages(system: unknown, messages: unknown): readonly Message[] {
  if (!Array.isArray(messages) || messages.length === 0) {
    throw new DialectError('messages', 'has to be a list with at least one message');
  }
  const turns: { readonly role: string; readonly blocks: Block[] }[] = [];
  for (const [index, message] of messages.entries()) {
    const at = `messages.${index}`;
    if (!isMembers(message)) throw new DialectError(at, 'has to be an object');
    const { role, content } = message;
    if (role !== 'user' && role !== 'assistant' && role !== 'system') {
      throw new DialectError(`${at}.role`, 'has to be user or assistant');
    }
    const blocks = readBlocks(content, `${at}.content`);
    const last = turns.at(-1);
    if (last?.role === role) last.blocks.push(...blocks);
    else turns.push({ role, blocks: [...blocks] });
  }
  const read = turns.flatMap(({ role, blocks }) => {
    if (role === 'assistant') return readAssistant(blocks);
    return role === 'user' ? readUser(blocks) : readSystem(blocks);
  });
  return [...(system == null ? [] : readSystem(readBlocks(system, 'system'))), ...read];
}

function readSystem(blocks: readonly Block[]): readonly Message[] {
  const text = blocks.flatMap((block) => (block.type === 'text' ? [textOfBlock(block)] : [])).join('\n\n');
  return text ? [{ role: 'system', content: text }] : [];
}
