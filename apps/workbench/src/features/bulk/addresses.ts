/** Addresses that the tests visit beside `/jobs/bulk`. */
export const addresses = ['/jobs/bulk/unknown.jsonl'];
