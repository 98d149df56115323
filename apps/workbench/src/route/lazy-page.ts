import { createElement, type FunctionComponent, lazy, useState } from 'react';

/**
 * Makes the component of a route from a module that is loaded when the route is opened. Unlike the router's own, it never reloads
 * the window where that fails: with the host away, a reload would leave the browser's error page in place of the workbench.
 */
export function lazyPage<Name extends string>(
  load: () => Promise<Readonly<Record<Name, FunctionComponent>>>,
  name: Name,
) {
  let loading: ReturnType<typeof load> | undefined;
  let loaded: FunctionComponent | undefined;
  /** Called by the router before the page is shown, and when a link to it has the pointer. */
  const read = async () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    const module = await loading;
    loaded = module[name];
    return { default: loaded };
  };
  const Late = lazy(read);
  /**
   * Renders without suspending once the module is loaded, as after `preload`. `lazy` alone suspends even then, and React shows suspended
   * content at the earliest 300 ms after its fallback.
   */
  function Page() {
    // One component for as long as it is mounted: another one would lose the state of the page.
    const [Component] = useState(() => loaded ?? Late);
    return createElement(Component);
  }
  return Object.assign(Page, { preload: () => read().then(() => {}) });
}
