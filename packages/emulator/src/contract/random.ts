/** A 32-bit hash of a text (FNV-1a with a final mix), the same on every machine. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return mix(hash);
}

/** A number from 0 (included) to `below` (excluded) that depends on the text alone, in a thousand steps. */
export function hashToFraction(text: string, below: number): number {
  return ((hashText(text) % 1000) / 1000) * below;
}

/** Numbers from 0 (included) to 1 (excluded), the same sequence for the same seed. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    return mix(state) / 0x1_0000_0000;
  };
}

/** One of `choices`; `choices` must not be empty. */
export function pick<Item>(random: () => number, choices: readonly [Item, ...Item[]]): Item {
  return choices[Math.floor(random() * choices.length)] ?? choices[0];
}

/** The finalizer of MurmurHash3: spreads every input bit over all output bits. */
function mix(value: number): number {
  let hash = value;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
