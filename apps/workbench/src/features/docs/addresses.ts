/** Addresses that the tests visit. */
export const addresses = ['/docs', '/docs/guide/inference'];
