/** Addresses that the tests visit beside `/chat`. */
export const addresses = ['/chat/unknown'];
