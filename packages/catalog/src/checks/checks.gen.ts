// Written by `npm run gen` from the files beside it. Do not edit.
import { check as currentPicks } from './current-picks.ts';
import { check as demoSpans } from './demo-spans.ts';
import { check as distinctProse } from './distinct-prose.ts';
import { check as httpsLinks } from './https-links.ts';
import { check as hubIds } from './hub-ids.ts';
import { check as knownLibraries } from './known-libraries.ts';
import { check as knownTasks } from './known-tasks.ts';
import { check as plainProse } from './plain-prose.ts';
import { check as uniqueIds } from './unique-ids.ts';

/** Every check by its name. */
export const CHECKS = {
  'current-picks': currentPicks,
  'demo-spans': demoSpans,
  'distinct-prose': distinctProse,
  'https-links': httpsLinks,
  'hub-ids': hubIds,
  'known-libraries': knownLibraries,
  'known-tasks': knownTasks,
  'plain-prose': plainProse,
  'unique-ids': uniqueIds,
};
