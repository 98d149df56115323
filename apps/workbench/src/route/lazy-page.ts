import { type FunctionComponent, lazy } from 'react';

/**
 * Makes the component of a route from a module that is loaded when the route is opened. Unlike the router's own, it never reloads
 * the window where that fails: with the host away, a reload would leave the browser's error page in place of the workbench.
 */
export function lazyPage<Name extends string>(
  load: () => Promise<Readonly<Record<Name, FunctionComponent>>>,
  name: Name,
) {
  let loading: ReturnType<typeof load> | undefined;
  /** Called by the router before the page is shown, and when a link to it has the pointer. */
  const read = () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  const Page = lazy(() => read().then((module) => ({ default: module[name] })));
  return Object.assign(Page, { preload: () => read().then(() => {}) });
}
