/** Addresses that the tests visit beside `/activity`. */
export const addresses = ['/activity?show=images', '/activity/unknown'];
