'use client';

import * as React from 'react';

/** A state that the page may keep: its value, its change, and the newest value for what ends later. */
export function useControlled<Value>(
  value: Value | undefined,
  initial: Value,
  onChange: ((value: Value) => void) | undefined,
) {
  const [own, setOwn] = React.useState(initial);
  const current = value ?? own;
  const latest = React.useRef(current);
  React.useEffect(() => {
    latest.current = current;
  });
  const change = (next: Value) => {
    latest.current = next;
    setOwn(next);
    onChange?.(next);
  };
  return [current, change, latest] as const;
}
