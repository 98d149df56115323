import { searchTexts } from '../../route/search-texts.ts';

/** The columns by which the list can be sorted. */
const SORT_COLUMNS = ['name', 'context', 'input', 'output', 'released'] as const;

/** A column by which the list can be sorted. */
export type SortColumn = (typeof SORT_COLUMNS)[number];

/** The filters of the list of models in its address. */
export interface SampleSearch {
  readonly q?: string;
  readonly task?: string;
  readonly library?: string;
  /** The column by which the list is sorted. @default the order of the hub: most wanted first */
  readonly sort?: SortColumn;
  /** True for high values first. @default false */
  readonly down?: boolean;
}

/** The state of the page of a model in its address. */
export interface ModelSearch {
  /** @default 'use' */
  readonly tab?: 'call' | 'race' | 'record';
  /** A library, or a provider. */
  readonly provider?: string;
  readonly lang?: string;
  readonly client?: string;
  readonly stream?: boolean;
  /** The provider to compare with. */
  readonly vs?: string;
}

/** Reads the search parameters of the list of models; invalid ones are dropped. */
export function readSampleSearch(search: Readonly<Record<string, unknown>>): SampleSearch {
  const sort = SORT_COLUMNS.find((column) => column === search.sort);
  return {
    ...searchTexts(search, ['q', 'task', 'library']),
    ...(sort && { sort, ...(search.down === true && { down: true }) }),
  };
}

/** Reads the search parameters of a model page; invalid ones are dropped. */
export function readModelSearch(search: Readonly<Record<string, unknown>>): ModelSearch {
  const { tab, stream } = search;
  return {
    ...((tab === 'call' || tab === 'race' || tab === 'record') && { tab }),
    ...searchTexts(search, ['provider', 'lang', 'client', 'vs']),
    ...(stream === true && { stream }),
  };
}
