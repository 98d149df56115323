// Written by `npm run gen` from apps/workbench/src/features. Do not edit.
import { routes as about } from '../features/about/route.tsx';
import { routes as activity } from '../features/activity/route.tsx';
import { routes as batch } from '../features/batch/route.tsx';
import { routes as chat } from '../features/chat/route.tsx';
import { routes as docs } from '../features/docs/route.tsx';
import { routes as faultLab } from '../features/fault-lab/route.tsx';
import { routes as gallery } from '../features/gallery/route.tsx';
import { routes as models } from '../features/models/route.tsx';
import { routes as open } from '../features/open/route.tsx';
import { routes as program } from '../features/program/route.tsx';
import { routes as settings } from '../features/settings/route.tsx';
import { routes as start } from '../features/start/route.tsx';
import { routes as tasks } from '../features/tasks/route.tsx';
import { routes as templates } from '../features/templates/route.tsx';

/** The routes of all features. Their files are small; each loads its page when it is opened. */
export const FEATURE_ROUTES = [
  ...about,
  ...activity,
  ...batch,
  ...chat,
  ...docs,
  ...faultLab,
  ...gallery,
  ...models,
  ...open,
  ...program,
  ...settings,
  ...start,
  ...tasks,
  ...templates,
] as const;
