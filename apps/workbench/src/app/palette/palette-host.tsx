import { lazy, useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { onOpenPalette } from '../../ui/open-palette.ts';
import styles from './palette-host.module.css';

const Palette = lazy(() => import('./palette.tsx').then((module) => ({ default: module.Palette })));
const ShortcutSheet = lazy(() => import('./shortcut-sheet.tsx').then((module) => ({ default: module.ShortcutSheet })));

const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Opens the command palette and the list of shortcuts, by key or button; their code is loaded when they are first opened. */
export function PaletteHost() {
  const [open, setOpen] = useState<'palette' | 'shortcuts'>();
  const [text, setText] = useState('');
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || event.isComposing) return;
    const isPalette =
      (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k';
    const isInField = event.target instanceof Element && event.target.closest(FIELDS) !== null;
    const isHelp = event.key === '?' && !event.ctrlKey && !event.metaKey && !event.altKey && !isInField;
    if (!isPalette && !isHelp) return;
    event.preventDefault();
    setOpen(isPalette ? 'palette' : 'shortcuts');
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  useEffect(
    () =>
      onOpenPalette((words) => {
        setText(words);
        setOpen('palette');
      }),
    [],
  );
  const close = () => {
    setOpen(undefined);
    setText('');
  };
  return (
    <>
      <Button
        className={styles.search ?? ''}
        icon="search"
        label="Search and commands"
        title="Search and commands"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen('palette')}
      />
      <LazyPart>
        {open === 'palette' && <Palette text={text} onClose={close} onShortcuts={() => setOpen('shortcuts')} />}
        {open === 'shortcuts' && <ShortcutSheet onClose={close} />}
      </LazyPart>
    </>
  );
}
