import { createElement, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ReactPanels } from './react-panels.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root.');
const errors: string[] = [];
hydrateRoot(root, createElement(Hydrated), {
  onRecoverableError: (error) => errors.push(String(error)),
});

/** Signals that the page is hydrated, which takes longer than the call. */
function Hydrated() {
  useEffect(() => {
    Reflect.set(globalThis, 'hydration', { errors });
  }, []);
  return createElement(ReactPanels);
}
