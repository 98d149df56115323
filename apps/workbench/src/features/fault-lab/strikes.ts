import type { FaultSource } from '../../services/emulator-fetch.ts';

/** A fault that strikes the first requests of a run to a provider. */
export function readStrikes(name: string, count: number): FaultSource {
  let left = count;
  return {
    fault: () => (left > 0 ? { name, target: 'provider', times: 'always' } : undefined),
    onStruck: () => {
      left -= 1;
    },
  };
}
