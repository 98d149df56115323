import { useEffect, useMemo, useState } from 'react';
import { readFragment, type SharedState } from '../shared-links/shared-state.ts';
import { readSharedHead, SharedView } from '../shared-view/shared-view.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Page } from '../ui/page.tsx';
import styles from './viewer.module.css';

/** Where the viewer lies below the documentation. */
const SITE = '../';
/** The workbench that `npm start` and `hubkit workbench` open. */
const WORKBENCH = 'http://127.0.0.1:5180/open';

/** Shows the content of a share link without a workbench. All of it is in the address; nothing is sent anywhere. */
export function Viewer() {
  const { state, problem } = useSharedState();
  const head = useMemo(() => state && readSharedHead(state), [state]);
  const title = head?.title ?? 'Shared link';
  useEffect(() => {
    document.title = `${title} · hubkit`;
  }, [title]);
  return (
    <>
      <header className={styles.bar}>
        <a href={SITE}>hubkit</a>
        <span>Shared link</span>
        <a href={SITE}>Documentation</a>
      </header>
      <main className={styles.content}>
        {state && (
          <Page
            above={head?.above}
            title={title}
            lead="Everything here comes from the link. This site has not stored or checked it."
            actions={
              <ButtonLink look="primary" icon="monitor" label="Open in workbench" href={WORKBENCH + location.hash} />
            }
          >
            <SharedView state={state} />
            <p className={`quiet ${styles.next}`}>
              {NEXT[state.kind]} in a workbench on your computer: start one with <code>hubkit workbench</code>, then
              open this link in it.
            </p>
          </Page>
        )}
        {problem && (
          <Page title={title} width="text">
            <div role="alert">
              <EmptyState icon="link" title="This link cannot be shown" text={problem}>
                <ButtonLink look="primary" icon="book" label="Read the documentation" href={SITE} />
              </EmptyState>
            </div>
          </Page>
        )}
      </main>
    </>
  );
}

/** What can be done with shared content, and not on this page. */
const NEXT: Readonly<Record<SharedState['kind'], string>> = {
  chat: 'Go on with this chat',
  run: 'Run this call',
  template: 'Edit this template',
};

interface Read {
  readonly state?: SharedState;
  readonly problem?: string;
}

/** Reads the fragment of the address, and reads it again when another link is opened in the same tab. */
function useSharedState(): Read {
  const [read, setRead] = useState<Read>({});
  useEffect(() => {
    let hash: string;
    const show = () => {
      hash = location.hash;
      const current = hash;
      const settle = (next: Read) => current === hash && setRead(next);
      readFragment(hash).then(
        (state) =>
          settle(state ? { state } : { problem: 'It is incomplete. Open the whole link, up to its last character.' }),
        ({ message }: Error) => settle({ problem: message }),
      );
    };
    show();
    addEventListener('hashchange', show);
    return () => {
      hash = '';
      removeEventListener('hashchange', show);
    };
  }, []);
  return read;
}
