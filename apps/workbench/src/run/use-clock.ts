import { useEffect, useState } from 'react';

/** Time in ms since 1970, monotonic. */
function now(): number {
  return performance.timeOrigin + performance.now();
}

/** Returns the present time, anew every second while `isOn`. */
export function useClock(isOn: boolean): number {
  const [time, setTime] = useState(now);
  useEffect(() => {
    if (!isOn) return;
    setTime(now());
    const timer = setInterval(() => setTime(now()), 1000);
    return () => clearInterval(timer);
  }, [isOn]);
  return time;
}

/** Returns the ms that are left until a time, anew every second until it has come. */
export function useCountdown(dueAt: number): number {
  const [isOver, setOver] = useState(false);
  const time = useClock(!isOver);
  const left = Math.max(0, dueAt - time);
  if (left === 0 && !isOver) setOver(true);
  return left;
}
