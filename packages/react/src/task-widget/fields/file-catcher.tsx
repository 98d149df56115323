'use client';

import * as React from 'react';

/** Takes a file that is dropped anywhere on the page, or pasted, and shows where it goes while it is dragged. */
export function FileCatcher({ label, onFile }: { readonly label: string; readonly onFile: (file: File) => void }) {
  const [isOver, setOver] = React.useState(false);
  const latest = React.useRef(onFile);
  React.useEffect(() => {
    latest.current = onFile;
  });
  React.useEffect(() => {
    const listening = new AbortController();
    const listen = <Name extends keyof DocumentEventMap>(name: Name, on: (event: DocumentEventMap[Name]) => void) =>
      document.addEventListener(name, on, { capture: true, signal: listening.signal });
    const take = (event: Event, files: FileList | undefined) => {
      const file = files?.[0];
      if (!file) return;
      event.preventDefault();
      latest.current(file);
    };
    listen('paste', (event) => take(event, event.clipboardData?.files));
    listen('dragover', (event) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    });
    listen('dragleave', ({ relatedTarget }) => relatedTarget === null && setOver(false));
    listen('drop', (event) => {
      setOver(false);
      take(event, event.dataTransfer?.files);
    });
    return () => listening.abort();
  }, []);
  return isOver ? <p className="hubkit-task-drop">{label}</p> : null;
}
