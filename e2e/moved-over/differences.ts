import type { Cell } from '../clients/cells.ts';

/** A reason why a call has another result than with a version of @huggingface/inference. */
interface Difference {
  readonly versions: readonly ('4.0.5' | '4.13')[];
  readonly where: (cell: Cell) => boolean;
  readonly because: string;
}

/** Reasons of different results. One that stands for an equal result, or for none, fails the test. */
export const DIFFERENCES: readonly Difference[] = [
  {
    versions: ['4.0.5', '4.13'],
    where: ({ provider, task }) => provider === 'nscale' && task === 'text-to-image',
    because: 'it takes every image in base64 for image/jpeg; these are PNG',
  },
  {
    versions: ['4.13'],
    where: ({ provider, task, operation }) =>
      provider === 'together' && task === 'text-generation' && operation === 'text',
    because: 'it gives details without the tokens that its type promises',
  },
];

/** The reason why a call differs from that of a version. */
export function differenceOf(version: '4.0.5' | '4.13', cell: Cell): Difference | undefined {
  return DIFFERENCES.find(({ versions, where }) => versions.includes(version) && where(cell));
}
