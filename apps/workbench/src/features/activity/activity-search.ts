import type { KeptWork, WorkKind } from '../../work-list/kept-work.ts';

/** The filters of the page, with the labels of their pills and what each shows. Every kind has one. */
export const FILTERS = [
  ['running', 'Running', ({ state }) => state === 'running' || state === 'paused'],
  ['starred', 'Starred', ({ id }, starred) => starred.has(id)],
  ['chats', 'Chats', isOf('Chat')],
  ['images', 'Images', isOf('Image')],
  ['videos', 'Videos', isOf('Video')],
  ['runs', 'Runs', isOf('Run')],
  ['calls', 'Model calls', isOf('Model call')],
  ['bulk', 'Runs on disk', isOf('Run on disk')],
  ['evaluations', 'Evaluations', isOf('Evaluation')],
  ['faults', 'Fault runs', isOf('Fault run')],
  ['templates', 'Templates', isOf('Template')],
  ['failed', 'Failed', ({ state, hasFailures }) => state === 'failed' || hasFailures === true],
] as const satisfies readonly (readonly [name: string, label: string, isShown: IsShown])[];

type IsShown = (work: KeptWork, starred: ReadonlySet<string>) => boolean;

/** A filter of the page. */
type Filter = (typeof FILTERS)[number][0];

/** Search and filter of the page in its address. */
export interface ActivitySearch {
  readonly q?: string | undefined;
  /** @default everything */
  readonly show?: Filter | undefined;
}

/** Reads the parameters of the address; unknown values are dropped. */
export function readActivitySearch({ q, show }: Readonly<Record<string, unknown>>): ActivitySearch {
  const known = FILTERS.find(([name]) => name === show);
  return { ...(typeof q === 'string' && q !== '' && { q: q.slice(0, 200) }), ...(known && { show: known[0] }) };
}

function isOf(kind: WorkKind): IsShown {
  return (work) => work.kind === kind;
}
