import { Link, type LinkProps } from '@tanstack/react-router';
import styles from './link-tabs.module.css';

interface LinkTabsProps {
  /** Accessible name of the row. */
  readonly label: string;
  readonly items: readonly (readonly [to: NonNullable<LinkProps['to']>, label: string])[];
  /** Address of the open one. */
  readonly current: LinkProps['to'];
  /** Parameters of all addresses. @default none */
  readonly params?: LinkProps['params'];
  /** True on a line with other things, such as the title; otherwise the row is as wide as the page. @default false */
  readonly isInline?: boolean;
}

/** The class of a row of buttons that are drawn as tabs; the open one has `aria-current`. */
export const tabsClass = styles.tabs;

/** Pages that belong together, as tabs. */
export function LinkTabs({ label, items, current, params, isInline }: LinkTabsProps) {
  return (
    <nav className={styles.tabs} aria-label={label} data-inline={isInline}>
      {items.map(([to, text]) => (
        <Link
          key={to}
          to={to}
          {...(params && { params })}
          activeOptions={{ exact: true }}
          aria-current={to === current ? 'page' : undefined}
        >
          {text}
        </Link>
      ))}
    </nav>
  );
}
