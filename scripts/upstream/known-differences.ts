import type { KnownDifference } from './explain.ts';
import { CATALOG_DIFFERENCES } from './known/catalog.ts';
import { EXPORT_DIFFERENCES } from './known/exports.ts';
import { FIRST_REQUEST_DIFFERENCES } from './known/first-requests.ts';
import { PYTHON_DIFFERENCES } from './known/python.ts';

/** Every difference that has a reason. One that is not found any more fails `npm run upstream`, as does one without a reason. */
export const KNOWN_DIFFERENCES: readonly KnownDifference[] = [
  ...EXPORT_DIFFERENCES,
  ...CATALOG_DIFFERENCES,
  ...FIRST_REQUEST_DIFFERENCES,
  ...PYTHON_DIFFERENCES,
];
