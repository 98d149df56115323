import { useState } from 'react';
import { useToast } from '../ui/toast.tsx';
import type { LinkOutcome } from './copy-link.ts';

/** Says what became of a link over the page; what is returned for the page has a text only where the link is copied by hand. */
export function useLinkOutcome(): readonly [outcome: LinkOutcome, settle: (outcome: LinkOutcome) => void] {
  const [outcome, setOutcome] = useState<LinkOutcome>({ note: '' });
  const toast = useToast();
  const settle = (next: LinkOutcome) => {
    setOutcome(next.link === undefined ? { note: '' } : next);
    if (next.link === undefined) toast({ text: next.note });
  };
  return [outcome, settle];
}
