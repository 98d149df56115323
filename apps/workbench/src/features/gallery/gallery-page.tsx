import { highlightCode } from '@hubkit/react/markdown';
import { SnippetPanel } from '@hubkit/react/snippet-panel';
import '@hubkit/react/snippet-panel.css';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { DocsTabs } from '../../doc-content/docs-tabs.tsx';
import { useStore } from '../../state/use-store.ts';
import { useTheme } from '../../theme/theme-context.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Field } from '../../ui/field.tsx';
import { Page } from '../../ui/page.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { useWindowTitle } from '../../ui/use-window-title.ts';
import { EXAMPLE_LEADS } from './example-leads.ts';
import { toTitle } from './example-title.ts';
import { EXAMPLE_GROUPS, findDocsPage, type GalleryExample, loadExample } from './examples.ts';
import styles from './gallery-page.module.css';
import type { GallerySearch } from './gallery-search.ts';
import { PanelList } from './panel-list.tsx';

const galleryRoute = getRouteApi('/docs/gallery');

/** The example that an address without a panel shows. */
const FIRST = EXAMPLE_GROUPS[0]?.[1][0] ?? '';
const THEMES = ['light', 'dark'] as const;

/** The panels of @hubkit/react in both themes, each with the code that draws it. */
export function GalleryPage() {
  const search = galleryRoute.useSearch();
  const navigate = galleryRoute.useNavigate();
  const name = search.panel ?? FIRST;
  const isNarrow = useMedia('(max-width: 63.999rem)');
  const shownTheme = useShownTheme(search.theme, isNarrow);
  const [loaded, setLoaded] = useState<{ readonly name: string; readonly example: GalleryExample | undefined }>();
  useEffect(() => {
    let isCurrent = true;
    void loadExample(name).then((example) => isCurrent && setLoaded({ name, example }));
    return () => {
      isCurrent = false;
    };
  }, [name]);
  const example = loaded?.example;
  const lead = EXAMPLE_LEADS[name];
  useWindowTitle(search.panel !== undefined && lead ? toTitle(name) : 'Gallery');
  const show = (next: GallerySearch) =>
    navigate({ to: '/docs/gallery', search: next, replace: true, resetScroll: false });
  const { theme: _theme, dir: _dir, width: _width, ...rest } = search;
  const toggles = [
    ['Right to left', 'dir', 'rtl'],
    ['Narrow', 'width', 'narrow'],
  ] as const;
  return (
    <Page
      title="Gallery"
      width="wide"
      lead="React components, each with its code."
      actions={<DocsTabs current="/docs/gallery" />}
    >
      <div className={styles.columns}>
        {isNarrow ? (
          <Field label="Panel">
            {(control) => (
              <select
                {...control}
                value={name}
                onChange={({ target }) => void show({ ...search, panel: target.value })}
              >
                {loaded?.name === name && loaded.example === undefined && <option>{name}</option>}
                {EXAMPLE_GROUPS.map(([group, names]) => (
                  <optgroup key={group} label={group}>
                    {names.map((panel) => (
                      <option key={panel} value={panel}>
                        {toTitle(panel)}
                      </option>
                    ))}
                  </optgroup>
                ))}
              </select>
            )}
          </Field>
        ) : (
          <PanelList search={search} name={name} />
        )}
        <div className={styles.example}>
          {lead && (
            <div>
              <h2>{toTitle(name)}</h2>
              <p className="quiet">{lead}</p>
            </div>
          )}
          <div className={styles.toggles}>
            <SegmentedControl
              label="Theme"
              value={shownTheme}
              items={[
                ['both', 'Both themes', 'columns'],
                ['light', 'Light only', 'sun'],
                ['dark', 'Dark only', 'moon'],
              ]}
              onChange={(theme) => void show({ ...search, theme })}
            />
            {toggles.map(([label, key, value]) => (
              <label key={label} data-name={value}>
                <input
                  type="checkbox"
                  checked={search[key] === value}
                  onChange={({ target }) => {
                    const { [key]: _old, ...others } = search;
                    void show(target.checked ? { ...others, [key]: value } : others);
                  }}
                />
                {label}
              </label>
            ))}
            {Object.keys(search).length > Object.keys(rest).length && (
              <Button size="small" look="outline" label="Reset" onClick={() => void show(rest)} />
            )}
          </div>
          {loaded?.name === name && loaded.example === undefined && (
            <EmptyState icon="grid" title="No such panel" text={`The gallery has no panel “${name}”.`}>
              <Button look="primary" icon="grid" label="First panel" onClick={() => void show({ panel: FIRST })} />
            </EmptyState>
          )}
          <div className={styles.stages}>
            {example &&
              THEMES.filter((theme) => shownTheme === 'both' || shownTheme === theme).map((theme) => (
                <section
                  key={theme}
                  className={`hubkit-panel ${styles.stage}`}
                  data-theme={theme}
                  data-width={search.width}
                  dir={search.dir}
                >
                  <h3 className={shownTheme === 'both' ? undefined : 'visually-hidden'}>
                    {theme === 'light' ? 'Light' : 'Dark'}
                  </h3>
                  <example.Example />
                </section>
              ))}
          </div>
          <div className={`row ${styles.docs}`}>
            <Link to="/docs/$" params={{ _splat: findDocsPage(name) }}>
              Props, parts, states and keyboard
            </Link>
            <span>
              The packages are not on npm yet:{' '}
              <Link to="/docs/$" params={{ _splat: 'guide/getting-started' }} hash="install-from-a-clone">
                pack them in a clone
              </Link>{' '}
              first.
            </span>
          </div>
          {example && (
            <SnippetPanel
              snippets={[
                {
                  language: 'ts',
                  client: 'react',
                  code: example.source,
                  install: 'npm install ~/hubkit-packages/*.tgz react react-dom',
                },
              ]}
              labels={{ name: 'Code of the example' }}
              renderCode={highlightCode}
            />
          )}
        </div>
      </div>
    </Page>
  );
}

/** Selects the themes to show: those of the address, else both, or that of the page where one would be below the other. */
function useShownTheme(wanted: GallerySearch['theme'], isNarrow: boolean): NonNullable<GallerySearch['theme']> {
  const { name } = useStore(useTheme().store, (state) => state);
  const isDark = useMedia('(prefers-color-scheme: dark)');
  if (wanted !== undefined) return wanted;
  if (!isNarrow) return 'both';
  if (name !== 'system') return name;
  return isDark ? 'dark' : 'light';
}
