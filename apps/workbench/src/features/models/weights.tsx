import { Facts } from '../../ui/facts.tsx';

interface WeightsProps {
  /** Number of parameters. */
  readonly total: number;
}

/** Bits of a weight in usual files. Those of GGUF types have scales beside the weights (`GGUF_QUANT_DESCRIPTIONS` of the catalog). */
const BITS: readonly (readonly [type: string, bits: number])[] = [
  ['BF16', 16],
  ['Q8_0', 8.5],
  ['Q4_K', 4.5],
];

/** The memory that the weights of a model take, by quantization; context and cache come on top. */
export function Weights({ total }: WeightsProps) {
  return (
    <section aria-labelledby="weights">
      <h2 id="weights">Weights in memory</h2>
      <Facts look="rows" facts={BITS.map(([type, bits]) => [type, gigabytes((total * bits) / 8)])} />
    </section>
  );
}

/** `4.5 GB`, of 10⁹ bytes. */
function gigabytes(bytes: number): string {
  const value = bytes / 1_000_000_000;
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} GB`;
}
