/** Addresses that the tests visit beside `/jobs`. */
export const addresses = ['/jobs/unknown'];
