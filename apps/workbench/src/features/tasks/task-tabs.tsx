import { Link } from '@tanstack/react-router';
import styles from './task-tabs.module.css';

/** The two pages of a task: what it is, and its form. */
export function TaskTabs({ task }: { readonly task: string }) {
  return (
    <nav className={styles.tabs} aria-label="Views of the task">
      <Link to="/tasks/$task" params={{ task }} activeOptions={{ exact: true, includeSearch: false }}>
        About
      </Link>
      <Link to="/tasks/$task/try" params={{ task }} activeOptions={{ includeSearch: false }}>
        Try
      </Link>
    </nav>
  );
}
