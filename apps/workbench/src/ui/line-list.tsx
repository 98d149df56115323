import type { ReactNode } from 'react';
import styles from './line-list.module.css';

interface LineListProps {
  /** `links` for lines that are one link from edge to edge. @default 'normal' */
  readonly look?: 'normal' | 'links';
  /** One `li` each. */
  readonly children: ReactNode;
}

/** A list in a frame, with a rule between its lines. */
export function LineList({ look = 'normal', children }: LineListProps) {
  return (
    <ul className={`bare-list frame ${styles.list}`} data-look={look}>
      {children}
    </ul>
  );
}
