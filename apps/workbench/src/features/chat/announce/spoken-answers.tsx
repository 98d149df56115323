import { isOpen, type Turn, textOfTurn } from '@hubkit/react/chat-panel';
import { useEffect } from 'react';
import { getData, getFailure } from '../../../chat-view/turn-data.ts';
import { useAnnounce } from '../../../ui/announcer.tsx';
import { counted } from '../../../ui/format-count.ts';
import { useChat } from '../chat-context.ts';
import { getLetter } from '../conversation/columns.ts';
import { allTurns, type Conversation, pathIn } from '../conversation/conversation.ts';

/** Least time between announcements of a growing answer in ms; token by token would be too fast. */
const EVERY_MS = 1200;

/**
 * Announces the newest answer to screen readers, in whole sentences and at a readable pace. With several answers side by side,
 * only their ends are announced.
 */
export function SpokenAnswers() {
  const chat = useChat();
  const announce = useAnnounce();
  useEffect(() => {
    /** Length of the announced text of each answer, by id. */
    const speaking = new Map<string, number>();

    const notice = () => {
      for (const { id } of allTurns(chat.store.get()).filter(isOpen)) if (!speaking.has(id)) speaking.set(id, 0);
    };
    const readPart = (id: string, from: number): string => {
      const state = chat.store.get();
      const turn = allTurns(state).find((each) => each.id === id);
      const hasEnded = !turn || !isOpen(turn);
      if (hasEnded) speaking.delete(id);
      if (!turn) return '';
      if (state.columns.length > 1) return hasEnded ? `${findName(state, id)} ${endingBeside(turn)}` : '';
      const { words, upTo } = spokenPart(textOfTurn(turn), from, hasEnded);
      if (!hasEnded) speaking.set(id, upTo);
      return [words, ending(turn)].filter(Boolean).join(' ');
    };
    const speak = () => {
      const said = [...speaking].map(([id, from]) => readPart(id, from)).filter(Boolean);
      if (said.length > 0) announce(said.join(' '));
      // An interval would catch up after a pause of the page, with two announcements at once.
      timer = setTimeout(speak, EVERY_MS);
    };

    // The first answer may have begun before this was loaded.
    notice();
    const forget = chat.store.subscribe(notice);
    let timer = setTimeout(speak, EVERY_MS);
    return () => {
      forget();
      clearTimeout(timer);
    };
  }, [chat, announce]);
  return null;
}

/** The column that shows an answer. */
function findName(state: Conversation, id: string): string {
  const place = state.columns.findIndex((column) => pathIn(state, column.id).some((turn) => turn.id === id));
  return place < 0 ? 'An answer' : getLetter(place);
}

function endingBeside(turn: Turn): string {
  if (turn.status !== 'done') return ending(turn) || 'ended.';
  const count = getData(turn).report?.completionTokens;
  return count === undefined ? 'finished.' : `finished, ${counted(count, 'token')}.`;
}

function ending(turn: Turn): string {
  const { status } = turn;
  const failure = getFailure(turn);
  if (status === 'failed') return `The answer failed. ${failure?.title ?? ''}. ${failure?.advice ?? ''}`;
  return status === 'stopped' ? 'Stopped.' : '';
}

/**
 * The next part of an answer that can be read out, and the length announced so far: whole sentences or lines, so that nothing is cut in a
 * word; all of it once the answer has ended.
 */
export function spokenPart(text: string, from: number, hasEnded: boolean) {
  const rest = text.slice(from);
  if (hasEnded) return { words: plain(rest), upTo: text.length };
  const ends = [...rest.matchAll(/[.!?。！？]["')\]]*\s|\n/g)];
  const last = ends.at(-1);
  if (!last) return { words: '', upTo: from };
  const length = last.index + last[0].length;
  return { words: plain(rest.slice(0, length)), upTo: from + length };
}

/** Markdown without the marks that a screen reader would spell. */
function plain(text: string): string {
  return text
    .replaceAll(/[*_`#>|~]+/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
