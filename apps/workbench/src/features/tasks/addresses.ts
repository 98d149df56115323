/** Addresses that the tests visit beside `/tasks`. */
export const addresses = [
  '/tasks?view=matrix',
  '/tasks/image-classification',
  '/tasks/text-to-image/try',
  '/run/text-to-image',
];
