import styles from './task-page.module.css';

/** Links to the parts of a page. */
export function OnThisPage({ parts }: { readonly parts: readonly (readonly [id: string, title: string])[] }) {
  return (
    <nav className={styles.contents} aria-label="On this page">
      <h2>On this page</h2>
      <ul>
        {parts.map(([id, title]) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
