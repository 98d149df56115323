import type { ComponentProps } from 'react';
import { Icon } from './icon.tsx';
import styles from './search-field.module.css';

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'type'> {
  /** The accessible name. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** Takes all the room of its row. @default false */
  readonly isWide?: boolean;
}

/** The field that searches a page, in its bar. */
export function SearchField({ label, onChange, isWide, ...input }: SearchFieldProps) {
  return (
    <search className={styles.search} data-wide={isWide || undefined}>
      <Icon name="search" />
      <input {...input} type="search" aria-label={label} onChange={({ target }) => onChange(target.value)} />
    </search>
  );
}
