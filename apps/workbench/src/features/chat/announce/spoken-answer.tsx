import { useEffect } from 'react';
import { useAnnounce } from '../../../ui/announcer.tsx';
import { openAnswer } from '../conversation/conversation.ts';
import { isOpen, type Turn } from '../conversation/turn.ts';
import type { Chat } from '../create-chat.ts';
import { spokenPart } from './spoken-part.ts';

/** Interval between announcements of a growing answer in ms; token by token would be too fast. */
const EVERY_MS = 1200;

/** Reads the newest answer out to screen readers, in whole sentences and at a pace that can be followed. */
export function SpokenAnswer({ chat }: { readonly chat: Chat }) {
  const announce = useAnnounce();
  useEffect(() => {
    let speaking: { readonly id: string; readonly upTo: number } | undefined;

    const notice = () => {
      const open = openAnswer(chat.store.get());
      if (open && open.id !== speaking?.id) speaking = { id: open.id, upTo: 0 };
    };
    const speak = () => {
      const message = speaking && chat.store.get().turns[speaking.id];
      if (!message || !speaking) return;
      const hasEnded = !isOpen(message);
      const { words, upTo } = spokenPart(message.content, speaking.upTo, hasEnded);
      speaking = hasEnded ? undefined : { id: message.id, upTo };
      const said = [words, ending(message)].filter(Boolean).join(' ');
      if (said) announce(said);
    };

    const forget = chat.store.subscribe(notice);
    const timer = setInterval(speak, EVERY_MS);
    return () => {
      forget();
      clearInterval(timer);
    };
  }, [chat, announce]);
  return null;
}

function ending({ status, failure }: Turn): string {
  if (status === 'failed') return `The answer failed. ${failure?.title ?? ''}. ${failure?.advice ?? ''}`;
  return status === 'stopped' ? 'Stopped.' : '';
}
