'use client';

import type { KeyboardEvent } from 'react';

interface TabsProps<Id extends string> {
  /** The accessible name of the list. */
  readonly label: string;
  readonly items: readonly { readonly id: Id; readonly label: string }[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
  /** The start of the ids of tabs; see `tabId`. */
  readonly prefix: string;
  /** The id of the panel that all tabs control. */
  readonly panelId: string;
}

/** The id of a tab, which names its panel. */
export function tabId(prefix: string, index: number): string {
  return `${prefix}-tab-${index}`;
}

/** A list of tabs: arrows, Home and End move and choose; only the chosen tab is in the tab order. */
export function Tabs<Id extends string>({ label, items, value, onChange, prefix, panelId }: TabsProps<Id>) {
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const index = items.findIndex(({ id }) => id === value);
    const next = findTarget(event.key, index, items.length, isRightToLeft);
    const item = next === undefined ? undefined : items[next];
    if (next === undefined || item === undefined) return;
    event.preventDefault();
    onChange(item.id);
    document.getElementById(tabId(prefix, next))?.focus();
  };
  return (
    <div className="hubkit-tabs" role="tablist" aria-label={label} onKeyDown={move}>
      {items.map((item, index) => (
        <button
          key={item.id}
          id={tabId(prefix, index)}
          type="button"
          role="tab"
          className="hubkit-tab"
          aria-selected={item.id === value}
          aria-controls={panelId}
          tabIndex={item.id === value ? 0 : -1}
          onClick={() => onChange(item.id)}
        >
          {item.label}
        </button>
      ))}
    </div>
  );
}

function findTarget(key: string, index: number, count: number, isRightToLeft: boolean): number | undefined {
  const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const back = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return (index + 1) % count;
  if (key === back) return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
