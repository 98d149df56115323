import { textOfTurn } from '@hubkit/react/chat-panel';
import { shortTitle } from '../../../ui/short-title.ts';
import { findColumn } from './columns.ts';
import { type Conversation, getTree } from './conversation.ts';

/** The name of a chat: the one that the user gave, or its first question; '' without any. */
export function createTitle(state: Pick<Conversation, 'title' | 'columns' | 'trees'>): string {
  if (state.title !== undefined) return state.title;
  const first = getTree(state, findColumn(state).id).tree.find(({ role }) => role === 'user');
  if (!first) return '';
  const [file] = first.parts;
  return shortTitle(textOfTurn(first)) || (file?.type === 'file' ? file.name : 'Image');
}
