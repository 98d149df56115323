import { Link } from '@tanstack/react-router';
import type { Forgery } from '../../template-engine/protocol.ts';
import { describeForgery } from './forgery-words.ts';
import styles from './templates-page.module.css';

/** The texts of the input that a model may read as another turn, and where to read what prevents it. */
export function ForgeryList({ forgeries }: { readonly forgeries: readonly Forgery[] }) {
  return (
    <div className={styles.forgeries}>
      <ul>
        {forgeries.map((forgery) => {
          const { before, after } = describeForgery(forgery);
          return (
            <li key={forgery.written}>
              {before} <code>{forgery.written.trim()}</code>, {after}.
            </li>
          );
        })}
      </ul>
      <p>
        A model may read what follows as another turn.{' '}
        <Link to="/docs/$" params={{ _splat: 'guide/chat-templates' }} hash="user-text-that-must-not-become-a-turn">
          How to prevent it
        </Link>
      </p>
    </div>
  );
}
