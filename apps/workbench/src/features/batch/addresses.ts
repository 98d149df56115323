/** Addresses that the tests visit beside `/batch`. */
export const addresses = ['/batch/unknown.jsonl'];
