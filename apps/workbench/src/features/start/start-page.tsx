import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { CardGrid } from '../../ui/card-grid.tsx';
import { hasKeyboard } from '../../ui/has-keyboard.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import iconField from '../../ui/icon-field.module.css';
import { isComposing } from '../../ui/is-composing.ts';
import { openPalette, preparePalette } from '../../ui/open-palette.ts';
import { Page } from '../../ui/page.tsx';
import { keyName } from '../../ui/shortcuts.ts';
import { useKeptWork } from '../../work-list/use-kept-work.ts';
import { WorkRows } from '../../work-list/work-rows.tsx';
import { LiveTiles } from './live-tiles.tsx';
import styles from './start-page.module.css';

interface Way {
  readonly to: string;
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
}

const WAYS: readonly Way[] = [
  { to: '/tasks', icon: 'task', title: 'Find a task', text: 'An example of each, its models and libraries.' },
  {
    to: '/models',
    icon: 'model',
    title: 'Get code for a model',
    text: 'With its library, or at a provider.',
  },
  { to: '/docs/gallery', icon: 'grid', title: 'Embed a panel', text: 'React components for your own pages.' },
  { to: '/faults', icon: 'fault', title: 'Test failures', text: 'Rate limits and cut streams, on demand.' },
];

/** The start page: a search, recent work, and three examples of what can be done. */
export function StartPage() {
  return (
    <Page title="What do you want to do?" lead="Runs offline. Add a token to use real models.">
      <search className={`${iconField.field} ${styles.search}`}>
        <Icon name="search" />
        <input
          type="search"
          aria-label="Search tasks, models, pages and commands"
          placeholder="Search tasks, models, pages"
          // biome-ignore lint/a11y/noAutofocus: the page is a search first; where a keyboard would cover it, it has no focus.
          autoFocus={hasKeyboard()}
          onPointerDown={preparePalette}
          onInput={({ currentTarget, nativeEvent }) =>
            !('isComposing' in nativeEvent && nativeEvent.isComposing) && searchFor(currentTarget)
          }
          onCompositionEnd={({ currentTarget }) => searchFor(currentTarget)}
          onKeyDown={({ key, currentTarget, nativeEvent }) => {
            preparePalette();
            if (!isComposing(nativeEvent) && (key === 'Enter' || key === 'ArrowDown')) openPalette('', currentTarget);
          }}
        />
        <span className={styles.keys} aria-hidden="true">
          <kbd>{keyName('Mod')}</kbd> <kbd>K</kbd>
        </span>
      </search>
      <RecentList>
        <LiveTiles />
        <CardGrid size="small">
          {WAYS.map(({ to, icon, title, text }) => (
            <article key={to} className={`frame ${styles.way}`}>
              <Icon name={icon} />
              <h2>
                <a className="cover-link" href={to}>
                  {title}
                </a>
              </h2>
              <p>{text}</p>
            </article>
          ))}
        </CardGrid>
      </RecentList>
    </Page>
  );
}

/** Moves the text of the field into the palette. */
function searchFor(field: HTMLInputElement): void {
  const { value } = field;
  field.value = '';
  if (value !== '') openPalette(value, field);
}

/** Number of entries on the page. */
const SHOWN = 5;

/** The last work of this browser, with the progress of what is running, and what follows it; nothing moves when the work is there. */
function RecentList({ children }: { readonly children: ReactNode }) {
  const work = useKeptWork();
  if (!work) return <div className={styles.waiting} />;
  return (
    <>
      {work.length > 0 && (
        <section className={`stack ${styles.recent}`} aria-labelledby="recent">
          <div className={styles.line}>
            <h2 id="recent">Continue</h2>
            {work.length > SHOWN && <Link to="/activity">{`All ${work.length}`}</Link>}
          </div>
          <WorkRows entries={work.slice(0, SHOWN)} />
        </section>
      )}
      {children}
    </>
  );
}
