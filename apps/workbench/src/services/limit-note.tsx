import { useEffect, useState } from 'react';
import { useStore } from '../state/use-store.ts';
import { useHub } from './hub-context.tsx';
import styles from './model-picker.module.css';

const TIME = new Intl.DateTimeFormat('en-US', { timeStyle: 'medium' });

/** Note below a model of which little is left of a rate limit, until the limit is reset. */
export function LimitNote({ model }: { readonly model: string }) {
  const near = useStore(useHub().connection.limits, (limits) => limits[model]);
  const [ended, setEnded] = useState(0);
  useEffect(() => {
    if (!near) return;
    const timer = setTimeout(() => setEnded(near.resetAt), Math.max(0, near.resetAt - Date.now()));
    return () => clearTimeout(timer);
  }, [near]);
  if (!near || near.resetAt <= ended) return null;
  const { what, remaining, limit, resetAt } = near;
  return (
    <p className={styles.limit} role="status">
      {`${remaining} of ${limit} ${what} left until ${TIME.format(resetAt)}`}
    </p>
  );
}
