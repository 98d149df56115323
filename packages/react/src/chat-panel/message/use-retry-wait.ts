'use client';

import type { Turn } from '@hubkit/messages/turns';
import * as React from 'react';

/** Seconds until a failed answer may be tried again, as its service asks; counted down. */
export function useRetryWait({ failure, endedAt = 0 }: Turn): number {
  const [now, setNow] = React.useState(Date.now);
  const seconds = secondsUntil(endedAt + (failure?.retryAfterMs ?? 0), now);
  const isWaiting = seconds > 0;
  React.useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return seconds;
}

/** Whole seconds until a time, rounded up; 0 once it is over. */
export function secondsUntil(time: number, now: number): number {
  return Math.max(0, Math.ceil((time - now) / 1000));
}
