'use client';

import * as React from 'react';

/** The address of a file: its own, or one made for a Blob in the browser and given back later. Nothing while there is none. */
export function useMediaUrl(source: string | Blob): string | undefined {
  const [made, setMade] = React.useState<string>();
  React.useEffect(() => {
    if (typeof source === 'string') return;
    const url = URL.createObjectURL(source);
    setMade(url);
    return () => URL.revokeObjectURL(url);
  }, [source]);
  return typeof source === 'string' ? source : made;
}
