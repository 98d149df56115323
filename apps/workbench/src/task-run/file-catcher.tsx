import { useEffect, useEffectEvent } from 'react';
import { useFileDrop } from '../ui/use-file-drop.ts';
import styles from './task-run.module.css';

/** Takes a file that is dropped anywhere on the page, or pasted, and shows where it goes while it is dragged. */
export function FileCatcher({ onFile }: { readonly onFile: (file: File) => void }) {
  const take = ([file]: readonly File[]) => file && onFile(file);
  const isOver = useFileDrop(take);
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    take(files);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
  return isOver ? <p className={styles.drop}>Drop the file to use it</p> : null;
}
