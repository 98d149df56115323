'use client';

import * as React from 'react';
import { LookContext } from '../chat-context.ts';
import type { PartProps } from './part-components.ts';

/** The thoughts of a model, folded, with the time that they took where the page has seen it. */
export function Reasoning({ part, isOpen }: PartProps<'reasoning'>) {
  const { labels } = React.useContext(LookContext);
  const startedAt = React.useRef(0);
  const [seconds, setSeconds] = React.useState<number>();
  React.useEffect(() => {
    if (isOpen) startedAt.current ||= Date.now();
    else if (startedAt.current) setSeconds(Math.max(1, Math.round((Date.now() - startedAt.current) / 1000)));
  }, [isOpen]);
  return (
    <details>
      <summary>{isOpen ? labels.thinking : seconds ? labels.thoughtFor(seconds) : labels.reasoning}</summary>
      <p>{part.text.trim()}</p>
    </details>
  );
}
