const EVENT = 'hubkit-palette';

/** Opens the command palette, with a text that is searched for. */
export function openPalette(text: string): void {
  document.dispatchEvent(new CustomEvent(EVENT, { detail: text }));
}

/** Calls back when the palette is to be opened; returns what ends that. */
export function onOpenPalette(open: (text: string) => void): () => void {
  const hear = (event: Event) => open(String((event as CustomEvent<unknown>).detail));
  document.addEventListener(EVENT, hear);
  return () => document.removeEventListener(EVENT, hear);
}
