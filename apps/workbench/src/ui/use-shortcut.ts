import { useEffect, useEffectEvent } from 'react';
import { isComposing } from './is-composing.ts';

/** Runs `action` on Ctrl+Enter, or ⌘+Enter on a Mac, wherever the focus is. */
export function useSubmitShortcut(action: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat || isComposing(event)) return;
    if (event.defaultPrevented) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
