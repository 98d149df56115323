/** Addresses that the tests visit beside `/run`. */
export const addresses = ['/run/text-to-image'];
