import { DialectError } from '../dialect-error.ts';
import type { Members, Message, MessageToolCall } from '../message.ts';
import { type Block, textOfBlock } from './read-blocks.ts';
import { type Sealed, type ThoughtsPlace, unseal } from './seal.ts';

/** Reads a turn of the assistant as one message, with its thoughts where its service had them. */
export function readAssistant(blocks: readonly Block[]): readonly Message[] {
  const text = blocks.flatMap((block) => (block.type === 'text' ? [textOfBlock(block)] : [])).join('');
  const thoughts = readThoughts(blocks);
  const calls = blocks.filter(({ type }) => type === 'tool_use').map((block) => readCall(block, thoughts.calls));
  const content = text || (calls.length > 0 ? null : '');
  const message = { role: 'assistant', ...withThoughts(content, thoughts), ...thoughts.members };
  if (calls.length > 0) return [{ ...message, tool_calls: calls }];
  // A turn of server tools alone says nothing.
  return text || thoughts.text ? [message] : [];
}

interface Thoughts {
  readonly text: string;
  readonly as: ThoughtsPlace;
  readonly members: Members;
  readonly calls: Readonly<Record<string, Members>>;
}

function readThoughts(blocks: readonly Block[]): Thoughts {
  const read = blocks.flatMap((block): readonly (Sealed & { readonly shown: string })[] => {
    if (block.type === 'thinking') {
      const shown = typeof block.thinking === 'string' ? block.thinking : '';
      return [{ ...unseal(block.signature), shown }];
    }
    return block.type === 'redacted_thinking' ? [{ ...unseal(block.data), shown: '' }] : [];
  });
  const details = read.flatMap(({ members }) => members?.reasoning_details ?? []);
  const members: Members = Object.assign({}, ...read.map((sealed) => sealed.members));
  return {
    text: read.map(({ text, shown }) => text ?? shown).join(''),
    as: read.find(({ as }) => as)?.as ?? 'reasoning_content',
    members: details.length > 0 ? { ...members, reasoning_details: details } : members,
    calls: Object.assign({}, ...read.map((sealed) => sealed.calls)),
  };
}

function withThoughts(content: string | null, { text, as }: Thoughts): Pick<Message, 'content'> & Members {
  if (!text) return { content };
  if (as !== 'parts') return { content, [as]: text };
  const thinking = { type: 'thinking', thinking: [{ type: 'text', text }] };
  return { content: content ? [thinking, { type: 'text', text: content }] : [thinking] };
}

function readCall({ id, name, input, at }: Block, members: Thoughts['calls']): MessageToolCall {
  if (typeof id !== 'string') throw new DialectError(`${at}.id`, 'field required');
  if (typeof name !== 'string') throw new DialectError(`${at}.name`, 'field required');
  const own = Object.hasOwn(members, id) ? members[id] : {};
  return { id, type: 'function', ...own, function: { name, arguments: JSON.stringify(input ?? {}) } };
}
