import { type ReactNode, useEffect } from 'react';
import styles from './side-panel.module.css';
import type { PanelControl } from './use-panel.ts';

interface SidePanelProps {
  readonly panel: Pick<PanelControl, 'id' | 'isOver'>;
  readonly label: string;
  readonly className: string | undefined;
  readonly onEscape: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A panel at the side of the chat. It has the focus where the page waits until it is closed. */
export function SidePanel({ panel: { id, isOver }, label, className, onEscape, children }: SidePanelProps) {
  useEffect(() => {
    if (isOver) document.getElementById(id)?.focus();
  }, [id, isOver]);
  return (
    <aside
      id={id}
      className={`${styles.panel} ${className}`}
      data-over={isOver || undefined}
      tabIndex={-1}
      aria-label={label}
      onKeyDown={({ key }) => key === 'Escape' && onEscape?.()}
    >
      {children}
    </aside>
  );
}
