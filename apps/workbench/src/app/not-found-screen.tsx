import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import styles from './screen.module.css';

/** The page for unknown addresses. */
export function NotFoundScreen() {
  useEffect(() => {
    document.title = 'Page not found · hubkit workbench';
  }, []);
  return (
    <section className={styles.screen}>
      <h1>There is no such page</h1>
      <p className={styles.text}>The address may be mistyped, or from another version of the workbench.</p>
      <p>
        <Link to="/">Go to the start</Link>
      </p>
    </section>
  );
}
