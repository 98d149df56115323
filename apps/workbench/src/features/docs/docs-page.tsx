import { entries, loaders, moved } from 'virtual:docs';
import { EditLink, githubEditUrl } from '@hubkit/react';
import { getRouteApi, Link, Navigate } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import content from '../../doc-content/doc-content.module.css';
import { DocContent } from '../../doc-content/doc-content.tsx';
import type { DocModule } from '../../doc-content/doc-page.ts';
import { DocsTabs } from '../../doc-content/docs-tabs.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { HeadingLinks } from '../../ui/heading-links.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { DocsNav } from './docs-nav.tsx';
import styles from './docs-page.module.css';
import { nearest } from './nearest.ts';

const docsRoute = getRouteApi('/docs/$');

/** The page that `/docs` shows. */
const FIRST = 'guide';

/** A documentation page, or the closest ones for an unknown address. */
export function DocsPage() {
  const { _splat } = docsRoute.useParams();
  const path = (_splat ?? '').replace(/\/$/, '') || FIRST;
  const load = loaders[path];
  const [page, hash] = moved[path]?.split('#') ?? [];
  if (page) return <Navigate to="/docs/$" params={{ _splat: page }} {...(hash && { hash })} replace />;
  return (
    <div className={styles.page}>
      <DocsNav entries={entries} path={path} />
      <div className={styles.tabs}>
        <DocsTabs current="/docs/$" />
      </div>
      {load ? <LoadedPage key={path} load={load} /> : <UnknownPage path={path} />}
    </div>
  );
}

function LoadedPage({ load }: { readonly load: () => Promise<DocModule> }) {
  const [module, setModule] = useState<DocModule>();
  const [failure, setFailure] = useState<Error>();
  const read = useCallback(() => {
    setFailure(undefined);
    load().then(setModule, (error: Error) => setFailure(error));
  }, [load]);
  useEffect(read, [read]);
  useEffect(() => {
    if (!module) return;
    document.title = `${module.page.title} · hubkit workbench`;
    // The heading was not there when the browser looked for it.
    if (location.hash) document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
  }, [module]);

  if (failure) return <LoadFailure error={failure} onRetry={read} />;
  if (!module) return <p className={styles.waiting}>Loading…</p>;
  const { page, examples } = module;
  const hasTitle = page.content.some((node) => typeof node === 'object' && node.type === 'heading' && node.level === 1);
  return (
    <>
      <article className={content.text}>
        {!hasTitle && <h1>{page.title}</h1>}
        <DocContent nodes={page.content} examples={examples} />
        <EditLink source={githubEditUrl({ repo: 'hubkit/hubkit', path: page.file })} />
        <Neighbors path={page.path} />
      </article>
      {page.headings.length > 1 && (
        <nav className={styles.toc} aria-label="On this page">
          <p>On this page</p>
          <HeadingLinks headings={page.headings} />
        </nav>
      )}
    </>
  );
}

function UnknownPage({ path }: { readonly path: string }) {
  const near = nearest(path, entries);
  return (
    <article className={content.text}>
      <h1>No such page</h1>
      <p>The documentation has no page at “{path}”.</p>
      <ButtonLink look="outline" icon="book" label="All pages" href="/docs" />
      {near.length > 0 && (
        <>
          <p>Did you mean one of these?</p>
          <ul>
            {near.map((entry) => (
              <li key={entry.path}>
                <Link to="/docs/$" params={{ _splat: entry.path }}>
                  {entry.title}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </article>
  );
}

/** Links to the pages before and after one, in its group. */
function Neighbors({ path }: { readonly path: string }) {
  const group = entries.filter((entry) => entry.group === entries.find((each) => each.path === path)?.group);
  const place = group.findIndex((entry) => entry.path === path);
  const [before, after] = [group[place - 1], group[place + 1]];
  return (
    <nav className={styles.neighbors} aria-label="Pages before and after">
      {before && (
        <Link className={styles.neighbor} to="/docs/$" params={{ _splat: before.path }}>
          <small>Previous</small>
          {before.title}
        </Link>
      )}
      {after && (
        <Link className={styles.neighbor} to="/docs/$" params={{ _splat: after.path }} data-end>
          <small>Next</small>
          {after.title}
        </Link>
      )}
    </nav>
  );
}
