/** Addresses that the tests visit. */
export const addresses = ['/chat', '/chat/unknown'];
