import type { Cell } from './cells.ts';

/** A reason, outside of the emulator, why calls of a client fail. */
interface Reason {
  readonly client: string;
  readonly where: (cell: Cell) => boolean;
  readonly because: string;
}

const TGI_ONLY =
  'it reads streams of text in the form of text-generation-inference only, and these have that of OpenAI';

/** Reasons of calls that fail. One that stands for a call that works, or for none, fails the test. */
export const REASONS: readonly Reason[] = [
  {
    client: '@huggingface/inference',
    where: ({ operation }) => operation === 'text stream',
    because: TGI_ONLY,
  },
  {
    client: 'huggingface_hub',
    where: ({ operation, provider }) => operation === 'text stream' && provider !== 'hf-inference',
    because: TGI_ONLY,
  },
];

/** The reason why a call fails. */
export function reasonFor(cell: Cell): Reason | undefined {
  return REASONS.find(({ client, where }) => client === cell.client && where(cell));
}
