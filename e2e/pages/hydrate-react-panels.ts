import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ReactPanels } from './react-panels.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root.');
const errors: string[] = [];
hydrateRoot(root, createElement(ReactPanels), {
  onRecoverableError: (error) => errors.push(String(error)),
});
Reflect.set(globalThis, 'hydration', { errors });
