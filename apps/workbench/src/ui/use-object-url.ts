import { useEffect, useState } from 'react';

/** Time in ms that an address stays valid after it was replaced: a busy browser begins to load an image that much later. */
const KEPT_MS = 10_000;

/** Returns the address of a file for as long as the component shows it; undefined without a file. */
export function useObjectUrl(file: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return setUrl(undefined);
    const address = URL.createObjectURL(file);
    setUrl(address);
    return () => void setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
  }, [file]);
  return url;
}
