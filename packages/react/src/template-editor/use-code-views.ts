'use client';

import * as React from 'react';

type CodeViews = typeof import('./code/index.ts');

/** Loads the code views once `ready` resolves; undefined until they are there, or if they cannot be loaded. */
export function useCodeViews(ready: Promise<unknown> | undefined): CodeViews | undefined {
  const [views, setViews] = React.useState<CodeViews>();
  React.useEffect(() => {
    let isMounted = true;
    // Without them the page keeps its text fields, in which everything can still be written and read.
    Promise.resolve(ready)
      .then(() => import('./code/index.ts'))
      .then(
        (loaded) => isMounted && setViews(loaded),
        () => {},
      );
    return () => {
      isMounted = false;
    };
  }, [ready]);
  return views;
}
