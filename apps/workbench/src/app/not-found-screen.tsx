import { Link } from '@tanstack/react-router';
import styles from './screen.module.css';

/** Stands where there is no page. */
export function NotFoundScreen() {
  return (
    <section className={styles.screen}>
      <h1>There is no such page</h1>
      <p className={styles.text}>The address may be mistyped, or from another version of the workbench.</p>
      <p>
        <Link to="/chat">Go to the chat</Link>
      </p>
    </section>
  );
}
