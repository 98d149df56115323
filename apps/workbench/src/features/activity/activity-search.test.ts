import { expect, it } from 'vitest';
import type { KeptWork, WorkKind } from '../../work-list/kept-work.ts';
import { FILTERS, readActivitySearch } from './activity-search.ts';

it('drops what is no search parameter', () => {
  expect(readActivitySearch({ show: 'images', q: 'kite', x: 1 })).toEqual({ show: 'images', q: 'kite' });
  expect(readActivitySearch({ show: 'everything', q: 3 })).toEqual({});
});

it.each<[WorkKind, string]>([
  ['Chat', 'Chats'],
  ['Image', 'Images'],
  ['Video', 'Videos'],
  ['Run', 'Runs'],
  ['Model call', 'Model calls'],
  ['Run on disk', 'Runs on disk'],
  ['Evaluation', 'Evaluations'],
  ['Fault run', 'Fault runs'],
  ['Template', 'Templates'],
])('has one filter for each kind: %s is under %s only', (kind, label) => {
  const work: KeptWork = { id: 'x', to: '/', title: '', kind, model: '', time: 0, state: 'done' };
  expect(FILTERS.filter(([, , isShown]) => isShown(work, new Set())).map(([, name]) => name)).toEqual([label]);
});
