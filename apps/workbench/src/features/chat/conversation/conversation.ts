import { isOpen, type MessagePart } from '@hubkit/react/chat-panel';
import type { ChatSettings } from './chat-settings.ts';
import type { Columns } from './columns.ts';
import type { Tree } from './tree.ts';
import type { Turn } from './turn.ts';

/** A chat as the page shows it. */
export interface Conversation extends Columns {
  readonly id: string;
  /** The name that the user gave it; without one it is called by its first question. */
  readonly title?: string | undefined;
  readonly settings: ChatSettings;
  /** The message that is being written. */
  readonly draft: string;
  /** The files attached to it. */
  readonly attachments: readonly MessagePart[];
}

/** Returns the answers that are being written. */
export function openAnswers({ turns }: Pick<Tree, 'turns'>): readonly Turn[] {
  return Object.values(turns).filter(isOpen);
}

/** Returns true while an answer is being written. */
export function isAnswering({ turns }: Pick<Tree, 'turns'>): boolean {
  return Object.values(turns).some(isOpen);
}
