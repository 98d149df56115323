import { useEffect } from 'react';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Section } from '../ui/card-grid.tsx';
import { Icon } from '../ui/icon.tsx';
import { openPalette } from '../ui/open-palette.ts';
import { Page } from '../ui/page.tsx';
import { LISTED_PAGES } from './feature-routes.ts';
import styles from './not-found-screen.module.css';

/** The page for unknown addresses. */
export function NotFoundScreen() {
  useEffect(() => {
    document.title = 'Page not found · hubkit workbench';
  }, []);
  const words = readWords(location.pathname);
  return (
    <Page
      title="There is no such page"
      lead={
        <>
          Nothing is at <code>{location.pathname}</code>. The address may be mistyped, or from another version of the
          workbench.
        </>
      }
    >
      <div className="row">
        <ButtonLink look="primary" icon="home" label="Go to Start" href="/" />
        {words !== '' && (
          <Button look="outline" icon="search" label={`Search for “${words}”`} onClick={() => openPalette(words)} />
        )}
      </div>
      <Section title="All pages">
        <ul className={`bare-list ${styles.pages}`}>
          {LISTED_PAGES.map(({ to, label, icon }) => (
            <li key={to}>
              <a href={to} className={`frame ${styles.page}`}>
                <Icon name={icon} />
                {label}
              </a>
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  );
}

/** Most characters of an address that are searched for. */
const MOST = 60;

/** The words of an address; none where its escapes are broken. */
function readWords(path: string): string {
  try {
    return decodeURIComponent(path)
      .split(/[/_-]+/)
      .filter(Boolean)
      .join(' ')
      .slice(0, MOST);
  } catch {
    return '';
  }
}
