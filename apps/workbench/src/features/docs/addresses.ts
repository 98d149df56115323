/** Addresses that the tests visit beside `/docs`. */
export const addresses = ['/docs/guide/inference'];
