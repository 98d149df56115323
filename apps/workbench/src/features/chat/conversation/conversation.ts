import type { ChatSettings } from './chat-settings.ts';
import { pathOf, type Tree } from './tree.ts';
import { isOpen, type Turn } from './turn.ts';

/** A chat as the page shows it. */
export interface Conversation extends Tree {
  readonly id: string;
  readonly settings: ChatSettings;
  /** The message that is being written. */
  readonly draft: string;
}

/** Returns the answer that is being written. */
export function openAnswer({ turns }: Pick<Tree, 'turns'>): Turn | undefined {
  return Object.values(turns).find(isOpen);
}

/** The messages as a model reads them, up to a turn: the system prompt first, without answers that never came. */
export function spokenMessages(
  { settings, turns }: Pick<Conversation, 'settings' | 'turns'>,
  head: string | null,
): { role: string; content: string }[] {
  const system = settings.systemPrompt.trim();
  return [
    ...(system ? [{ role: 'system', content: system }] : []),
    ...pathOf({ turns, head })
      .filter(({ content }) => content !== '')
      .map(({ role, content }) => ({ role, content })),
  ];
}
