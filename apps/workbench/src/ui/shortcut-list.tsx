import styles from './shortcut-list.module.css';
import { keyName, SHORTCUTS } from './shortcuts.ts';

/** The table of all shortcuts. */
export function ShortcutList() {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Keys</th>
          <th scope="col">Action</th>
          <th scope="col">Where</th>
        </tr>
      </thead>
      <tbody>
        {SHORTCUTS.map(({ keys, action, where }) => (
          <tr key={action}>
            <td className={styles.keys}>
              {keys.map((key) => (
                <kbd key={key}>{keyName(key)}</kbd>
              ))}
            </td>
            <td>{action}</td>
            <td>{where}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
