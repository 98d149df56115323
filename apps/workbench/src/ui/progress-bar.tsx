import { useRouterState } from '@tanstack/react-router';
import styles from './progress-bar.module.css';

/** A line at the top of the window while a page is loaded: it appears only where that takes longer than a blink. */
export function ProgressBar() {
  const isLoading = useRouterState({ select: ({ isLoading }) => isLoading });
  return isLoading ? <div className={styles.bar} role="progressbar" aria-label="Loading the page" /> : null;
}
