import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { FEATURE_ROUTES } from './feature-routes.gen.ts';
import { resolveAlias } from './other-addresses.ts';

/**
 * Opens plain links to other pages of the workbench without loading it anew, which would end running answers and forget the
 * token. Panels and texts bring such links, and know no router.
 */
export function useLocalLinks(): void {
  const router = useRouter();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || !isPlain || event.defaultPrevented || link.target || link.hasAttribute('download')) return;
      const { origin, pathname, search, hash, protocol } = link;
      const path = resolveAlias(pathname) ?? pathname;
      if (!protocol.startsWith('http') || origin !== location.origin || !isPage(path)) return;
      // A fragment of the same page is the browser's.
      if (pathname === location.pathname && hash !== '') return;
      event.preventDefault();
      router.history.push(path + search + hash);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [router]);
}

/** The host serves more than pages: the emulator, files. */
function isPage(path: string): boolean {
  return FEATURE_ROUTES.some(({ options }) => (options as { path: string }).path.split('/')[1] === path.split('/')[1]);
}
