import type { ReactNode } from 'react';
import styles from './page.module.css';

interface PageProps {
  /** The h1. */
  readonly title: ReactNode;
  /** One line below the title. */
  readonly lead?: ReactNode;
  /** In the place of the lead, where it is more than a line of text. */
  readonly below?: ReactNode;
  /** The page that this one belongs to, above the title. */
  readonly above?: ReactNode;
  /** At the end of the title's line; where there is little width, below the lead. */
  readonly actions?: ReactNode;
  /** A second row that stays in sight while the page scrolls: a search, filters, tabs. */
  readonly bar?: ReactNode;
  /** `wide` for pages whose columns need the room. @default 'normal', 1200 px */
  readonly width?: 'normal' | 'wide' | 'text';
  readonly children: ReactNode;
}

/** The frame of a page: its header at one place, its content in one width. */
export function Page({ title, lead, below, above, actions, bar, width = 'normal', children }: PageProps) {
  return (
    <div className={`stack ${styles.page}`} data-width={width}>
      <header className={styles.header}>
        {above && <p className={styles.above}>{above}</p>}
        <div className={styles.line}>
          <h1 className={styles.title}>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          {below}
          {actions && <div className={`row ${styles.actions}`}>{actions}</div>}
        </div>
      </header>
      {bar && <div className={styles.bar}>{bar}</div>}
      {children}
    </div>
  );
}
