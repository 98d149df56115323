'use client';

import * as React from 'react';

/** Time in ms that an address stays valid after it was replaced: a busy browser begins to load an image that much later. */
const KEPT_MS = 10_000;

/** The address of a file: its own, or one made for a Blob in the browser and given back later. Nothing while there is none. */
export function useMediaUrl(source: string | Blob): string | undefined {
  const [made, setMade] = React.useState<string>();
  React.useEffect(() => {
    if (typeof source === 'string') return;
    const url = URL.createObjectURL(source);
    setMade(url);
    return () => void setTimeout(URL.revokeObjectURL, KEPT_MS, url);
  }, [source]);
  return typeof source === 'string' ? source : made;
}
