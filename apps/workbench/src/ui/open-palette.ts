const OPEN = 'hubkit-palette';
const PREPARE = 'hubkit-palette-soon';

interface PaletteListener {
  /** Opens the palette with a text that is searched for. */
  readonly open: (text: string) => void;
  /** Loads what the palette needs. */
  readonly prepare: () => void;
}

/** Opens the command palette, with a text that is searched for. */
export function openPalette(text: string): void {
  document.dispatchEvent(new CustomEvent(OPEN, { detail: text }));
}

/** Loads what the command palette needs, because it may be opened soon. */
export function preparePalette(): void {
  document.dispatchEvent(new CustomEvent(PREPARE));
}

/** Calls back when the palette is to be opened or prepared; returns what ends that. */
export function onOpenPalette({ open, prepare }: PaletteListener): () => void {
  const hear = (event: Event) => open(String((event as CustomEvent<unknown>).detail));
  document.addEventListener(OPEN, hear);
  document.addEventListener(PREPARE, prepare);
  return () => {
    document.removeEventListener(OPEN, hear);
    document.removeEventListener(PREPARE, prepare);
  };
}
