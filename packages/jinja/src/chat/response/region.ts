import type { WorkLimit } from './work-limit.ts';

/** The arguments of a content. */
export type Arguments = Readonly<Record<string, unknown>>;

/** The text of a region. */
export interface Region {
  readonly text: string;
  /** True if the whole text ends in the region: no mark closed it. */
  readonly isCut: boolean;
  /** True if small damage is mended, such as a bracket too many. */
  readonly keepsDamaged: boolean;
  readonly work: WorkLimit;
}
