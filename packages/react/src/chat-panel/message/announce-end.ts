import { pendingCalls, type Turn } from '@hubkit/messages/turns';
import { announce } from '../../copy/announce.ts';
import type { ChatLabels } from '../chat-labels.ts';
import { MESSAGE_LABELS } from './message-labels.ts';

/** Announces to screen readers that an answer is complete, or which of its tool calls waits for a decision of the user. */
export function announceEnd(turn: Turn | undefined, labels: Partial<ChatLabels>): void {
  const words = { ...MESSAGE_LABELS, ...labels };
  const asked = turn && pendingCalls(turn).find(({ approval }) => approval === 'asked');
  announce(asked ? words.approvalAsked(asked.name) : words.finished);
}
