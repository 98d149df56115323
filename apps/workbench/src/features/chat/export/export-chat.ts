import type { MessagePart, Turn } from '@hubkit/react/chat-panel';
import { getData } from '../../../chat-view/turn-data.ts';
import { counted } from '../../../ui/format-count.ts';
import { chatArguments } from '../conversation/chat-arguments.ts';
import { findColumn } from '../conversation/columns.ts';
import { type Conversation, pathIn } from '../conversation/conversation.ts';
import { createTitle } from '../conversation/conversation-title.ts';
import { resolveSettings } from '../conversation/own-settings.ts';

/** Prints the first column of a chat as Markdown: a heading for each message, with the model and provider of answers. */
export function chatMarkdown(state: Pick<Conversation, 'title' | 'settings' | 'columns' | 'trees'>): string {
  const system = resolveSettings(state).systemPrompt.trim();
  const path = pathIn(state, findColumn(state).id);
  return [`# ${createTitle(state) || 'Chat'}`, ...(system ? [`## System\n\n${system}`] : []), ...path.map(section)]
    .join('\n\n')
    .concat('\n');
}

function section(turn: Turn): string {
  const { role, parts } = turn;
  const { report } = getData(turn);
  const who = role === 'user' ? 'You' : `Assistant${report ? ` (${report.model}, ${report.provider})` : ''}`;
  const images = parts.filter(({ type }) => type === 'image').length;
  return [
    `## ${who}`,
    ...(images > 0 ? [`*${counted(images, 'image')} attached*`] : []),
    ...parts.flatMap(printed),
  ].join('\n\n');
}

/** A part of a message; images are counted above. */
function printed(part: MessagePart): readonly string[] {
  switch (part.type) {
    case 'image':
      return [];
    case 'text':
    case 'refusal':
      return [part.text];
    case 'reasoning':
      return [quoted(part.text)];
    case 'file':
      return [`*${part.name} attached*`];
    case 'object':
      return [fenced(JSON.stringify(part.value, null, 2))];
    case 'tool-call':
      return [
        `Calls \`${part.name}\`:`,
        fenced(part.arguments),
        ...(part.result === undefined ? [] : [`Result of \`${part.name}\`:`, fenced(part.result)]),
      ];
  }
}

function quoted(text: string): string {
  return text.replaceAll(/^/gm, '> ');
}

/** In a fence that is longer than any in the text. */
function fenced(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([marks]) => marks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}json\n${text}\n${fence}`;
}

/**
 * A chat as JSON for other programs, links and other browsers: each of its models with the arguments of its call, under their names in
 * OpenAI's API.
 */
export function exportChat(state: Conversation) {
  const chats = state.columns.map(({ id, model, provider }) => ({
    model,
    provider,
    ...chatArguments(pathIn(state, id), resolveSettings(state, id)),
  }));
  return { title: createTitle(state) || 'Chat', chats };
}
