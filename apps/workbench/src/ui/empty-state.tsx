import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { Icon, type IconName } from './icon.tsx';

interface EmptyStateProps {
  readonly icon: IconName;
  /** The h2. */
  readonly title: string;
  /** Explanation in a sentence or two. */
  readonly text: ReactNode;
  /** True inside a frame, which it fills. @default false */
  readonly isFramed?: boolean;
  /** Links or buttons that lead on. */
  readonly children?: ReactNode;
}

/** The content of a page that has nothing to show yet. */
export function EmptyState({ icon, title, text, isFramed, children }: EmptyStateProps) {
  return (
    <section className={`frame stack ${styles.empty}`} aria-label={title} data-framed={isFramed}>
      <span className={styles.tile}>
        <Icon name={icon} />
      </span>
      <h2>{title}</h2>
      <p>{text}</p>
      {children && <div className={`row ${styles.actions}`}>{children}</div>}
    </section>
  );
}
