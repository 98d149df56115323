import { textOfTurn } from '@hubkit/react/chat-panel';
import type { Conversation } from './conversation.ts';

const TITLE_LENGTH = 80;

/** The name of a chat: the one that the user gave, or its first question; '' without any. */
export function titleOf({ title, turns }: Pick<Conversation, 'title' | 'turns'>): string {
  if (title !== undefined) return title;
  const questions = Object.values(turns).filter(({ role }) => role === 'user');
  if (questions.length === 0) return '';
  const first = questions.reduce((a, b) => (b.at < a.at ? b : a));
  const [file] = first.parts;
  return textOfTurn(first).slice(0, TITLE_LENGTH) || (file?.type === 'file' ? file.name : 'Image');
}
