import { searchTexts } from '../../../route/search-texts.ts';
import { IMAGE_COUNTS, type ImageCount } from './image-count.ts';

export const VIEWS = ['form', 'json', 'code'] as const;

/** A view of the call that is made ready. */
export type RunView = (typeof VIEWS)[number];

/** The state of the page in its address. */
export interface RunSearch {
  /** @default the first of the service's list */
  readonly model?: string;
  /** @default 'auto' */
  readonly provider?: string;
  /** @default 'form' */
  readonly view?: RunView;
  /** Id of the kept run whose result is shown. @default the last one */
  readonly run?: string | undefined;
  /** Number of images that are made at once. @default 1 */
  readonly count?: ImageCount | undefined;
  /** True until the form has the arguments of that run, which a link from elsewhere asks for. @default false */
  readonly fill?: boolean | undefined;
}

/** Reads the search parameters; invalid ones are dropped. */
export function readRunSearch(search: Readonly<Record<string, unknown>>): RunSearch {
  const count = IMAGE_COUNTS.find((each) => each === search.count);
  const known = VIEWS.find((name) => name === search.view);
  return {
    ...searchTexts(search, ['model', 'provider', 'run']),
    ...(count !== undefined && count !== 1 && { count }),
    ...(search.fill === true && { fill: true }),
    ...(known && known !== 'form' && { view: known }),
  };
}
