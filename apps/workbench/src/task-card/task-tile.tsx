import type { Modality } from '@hubkit/catalog';
import { findGlyph } from './glyphs.ts';
import styles from './task-tile.module.css';

interface TaskTileProps {
  /** Id of the task. */
  readonly task: string;
  readonly modality: Modality;
  /** @default 'normal', 40 px */
  readonly size?: 'normal' | 'small';
}

/** The drawing of a task on a tile with the hue of its modality; always beside its name. */
export function TaskTile({ task, modality, size = 'normal' }: TaskTileProps) {
  return (
    <span className={styles.tile} data-hue={modality} data-size={size} aria-hidden="true">
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={findGlyph(task, modality)} />
      </svg>
    </span>
  );
}
