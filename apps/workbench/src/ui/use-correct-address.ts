import { type NavigateOptions, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';

/**
 * Returns a function that corrects the address of a page below a path, without a further step in the history. From the click on with which
 * the reader leaves for another page, though that page takes a while to load, it does nothing: it would call them back.
 */
export function useCorrectAddress(path: string): (address: NavigateOptions) => void {
  const router = useRouter();
  return useCallback(
    (address) => {
      if (!router.latestLocation.pathname.startsWith(path)) return;
      void router.navigate({ ...address, replace: true, resetScroll: false });
    },
    [router, path],
  );
}
