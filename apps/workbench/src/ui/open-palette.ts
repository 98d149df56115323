const OPEN = 'hubkit-palette';
const PREPARE = 'hubkit-palette-soon';

/** How the palette is opened. */
export interface PaletteOpening {
  /** Text that is searched for. */
  readonly text: string;
  /** A field of the page whose place the palette takes. */
  readonly over?: Element | undefined;
}

interface PaletteListener {
  readonly open: (opening: PaletteOpening) => void;
  /** Loads what the palette needs. */
  readonly prepare: () => void;
}

/** Opens the command palette with a text that is searched for, in the place of a field of the page if there is one. */
export function openPalette(text: string, over?: Element): void {
  document.dispatchEvent(new CustomEvent<PaletteOpening>(OPEN, { detail: { text, over } }));
}

/** Loads what the command palette needs, because it may be opened soon. */
export function preparePalette(): void {
  document.dispatchEvent(new CustomEvent(PREPARE));
}

/** Calls back when the palette is to be opened or prepared; returns what ends that. */
export function onOpenPalette({ open, prepare }: PaletteListener): () => void {
  // Dispatched above.
  const hear = (event: Event) => open((event as CustomEvent<PaletteOpening>).detail);
  document.addEventListener(OPEN, hear);
  document.addEventListener(PREPARE, prepare);
  return () => {
    document.removeEventListener(OPEN, hear);
    document.removeEventListener(PREPARE, prepare);
  };
}
