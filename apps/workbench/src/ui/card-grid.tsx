import { Children, type ReactNode, useId } from 'react';
import styles from './card-grid.module.css';

interface SectionProps {
  /** The h2. */
  readonly title: string;
  /** Id of the heading, for links to it. @default one of its own */
  readonly id?: string | undefined;
  readonly children: ReactNode;
}

/** A part of a page under its heading. */
export function Section({ title, children, ...props }: SectionProps) {
  const own = useId();
  const id = props.id ?? own;
  return (
    <section className={`stack ${styles.section}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

interface CardGridProps {
  /** Least width of a card; `line` for links of one line, close together. @default 'normal' */
  readonly size?: 'small' | 'normal' | 'large' | 'line';
  /** One card each, with a key. */
  readonly children: ReactNode;
}

/** Cards in as many columns as there is room for. */
export function CardGrid({ size = 'normal', children }: CardGridProps) {
  return (
    <ul className={`bare-list ${styles.grid}`} data-size={size}>
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </ul>
  );
}
