/** Words of a result; pass your own to translate them. */
export interface ResultLabels {
  /** Shown before there is a result, and for an empty one. */
  readonly empty: string;
  /** Shown above a value of another shape. */
  readonly wrongShape: (expected: string) => string;
  readonly download: string;
  readonly copyJson: string;
  readonly copyCsv: string;
  readonly copied: string;
  readonly failed: string;
  readonly number: string;
  readonly label: string;
  readonly score: string;
  readonly word: string;
  readonly position: string;
  readonly size: string;
  readonly show: string;
  readonly opacity: string;
  readonly nearest: string;
  /** `share` is between 0 and 1. */
  readonly components: (share: number) => string;
  readonly vector: (length: number) => string;
  readonly more: (count: number) => string;
}

/** The labels that are texts: functions cannot go from a server component to a client component. */
export type ResultWords = {
  readonly [Name in keyof ResultLabels as ResultLabels[Name] extends string ? Name : never]: string;
};

/** Returns the labels that are texts. */
export function pickWords(labels: ResultLabels): ResultWords {
  const words = Object.entries(labels).filter(([, label]) => typeof label === 'string');
  return Object.fromEntries(words) as unknown as ResultWords; // The entries whose type is text.
}

export const DEFAULT_RESULT_LABELS: ResultLabels = {
  empty: 'The result is empty.',
  wrongShape: (expected) => `Unexpected shape: expected ${expected}. The value is shown as it came.`,
  download: 'Download',
  copyJson: 'Copy JSON',
  copyCsv: 'Copy CSV',
  copied: 'Copied',
  failed: 'Clipboard access was denied. Select the text and copy it manually.',
  number: 'No.',
  label: 'Label',
  score: 'Score',
  word: 'Word',
  position: 'Position',
  size: 'Size',
  show: 'Show',
  opacity: 'Opacity of the masks',
  nearest: 'Nearest',
  components: (share) => `Two principal components, ${Math.round(share * 100)} % of the variance`,
  vector: (length) => `Vector of ${length} numbers`,
  more: (count) => `${count} more not shown`,
};
