import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { isComposing } from '../../ui/is-composing.ts';
import { LazyPart, latePart } from '../../ui/lazy-part.tsx';
import { onOpenPalette, type PaletteOpening } from '../../ui/open-palette.ts';
import { PaletteDialog } from './palette-dialog.tsx';
import styles from './palette-host.module.css';
import { usePaletteResults } from './use-palette-results.ts';

const ShortcutSheet = latePart(async () => (await import('./shortcut-sheet.tsx')).ShortcutSheet);

const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Opens the command palette and the list of shortcuts, by key or button. The code of the results is loaded before they are wanted. */
export function PaletteHost() {
  const [open, setOpen] = useState<'palette' | 'shortcuts'>();
  const [opening, setOpening] = useState<PaletteOpening>({ text: '' });
  const { results, load } = usePaletteResults();
  const openWith = (next: PaletteOpening) => {
    load();
    setOpening(next);
    setOpen('palette');
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Control' || event.key === 'Meta') load();
    if (event.defaultPrevented || event.repeat || isComposing(event)) return;
    const isPalette =
      (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k';
    const isInField = event.target instanceof Element && event.target.closest(FIELDS) !== null;
    const isHelp = event.key === '?' && !event.ctrlKey && !event.metaKey && !event.altKey && !isInField;
    if (!isPalette && !isHelp) return;
    event.preventDefault();
    if (isHelp) setOpen('shortcuts');
    else if (open !== 'palette') openWith({ text: '' });
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const onOpen = useEffectEvent(openWith);
  const onSoon = useEffectEvent(load);
  // With the focus of a field that it belongs to: a letter may come before the effects.
  useLayoutEffect(() => onOpenPalette({ open: onOpen, prepare: onSoon }), []);
  const close = () => setOpen(undefined);
  return (
    <>
      <Button
        className={styles.search ?? ''}
        icon="search"
        label="Search and commands"
        title="Search and commands"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={load}
        onFocus={load}
        onClick={() => openWith({ text: '' })}
      />
      {open === 'palette' && (
        <PaletteDialog
          {...opening}
          results={results}
          onRetry={load}
          onClose={close}
          onShortcuts={() => setOpen('shortcuts')}
        />
      )}
      <LazyPart>{open === 'shortcuts' && <ShortcutSheet onClose={close} />}</LazyPart>
    </>
  );
}
