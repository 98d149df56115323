import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { MiddlewareHandler } from 'hono';
import { EmulatorError } from '../contract/errors.ts';
import { pause } from '../contract/pause.ts';
import type { FormatProblem } from '../contract/problem.ts';
import type { AppContext, AppEnv } from '../http/app-env.ts';
import { formatHubProblem } from '../hub/hub-problem.ts';
import type { createServiceFinder, ServicePlace } from '../router/service-at.ts';
import { type FaultContext, Unchanged } from './fault.ts';
import type { FaultSelector, SelectedFault, SkippedFault } from './select-fault.ts';

/** Applies the selected fault to a response: requested by the path or the header `x-hubkit-fault`, or injected. */
export function applyFaults(
  selector: FaultSelector,
  findService: ReturnType<typeof createServiceFinder>,
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const query = new URL(c.req.url).searchParams;
    const place = findService({ method: c.req.method, path: c.req.path, query });
    const selected = select(selector, c.get('url').fault ?? c.req.header('x-hubkit-fault'), place);
    if (selected instanceof EmulatorError) return c.json({ error: selected.message }, 400);
    if (!selected) return next();
    const skippedBecause =
      'skippedBecause' in selected ? selected.skippedBecause : await strike(c, { selected, place, next });
    if ('settle' in selected) selected.settle(skippedBecause);
    if (skippedBecause === undefined) {
      c.set('fault', selected.name);
      if (c.res !== RESPONSE_ALREADY_SENT) c.res.headers.set('x-hubkit-fault', selected.name);
      return undefined;
    }
    if ('skippedBecause' in selected) await next();
    c.set('faultSkipped', `${selected.name}: ${skippedBecause}`);
    c.res.headers.set('x-hubkit-fault-skipped', `${selected.name}: ${skippedBecause}`.replace(/[^\x20-\x7e]/g, '?'));
    return undefined;
  };
}

function select(
  selector: FaultSelector,
  requested: string | undefined,
  place: ServicePlace,
): SelectedFault | SkippedFault | EmulatorError | undefined {
  try {
    return selector.select(requested, place);
  } catch (error) {
    if (error instanceof EmulatorError) return error;
    throw error;
  }
}

interface Strike {
  readonly selected: SelectedFault;
  readonly place: ServicePlace;
  readonly next: () => Promise<void>;
}

/** Makes the response with the fault; returns the reason when the fault could not act on it. */
async function strike(c: AppContext, { selected, place, next }: Strike): Promise<string | undefined> {
  const { fault, name } = selected;
  const context = createContext(c, selected, place);
  switch (fault.type) {
    case 'instead':
      c.res = await fault.respond(context);
      return undefined;
    case 'change': {
      await next();
      const original = c.res;
      c.res = undefined;
      const changed = await fault.change(original, context);
      c.res = changed instanceof Unchanged ? changed.response : changed;
      return changed instanceof Unchanged ? changed.reason : undefined;
    }
    case 'job':
      c.set('jobFault', fault.job);
      await next();
      return c.get('isAboutJob') ? undefined : 'this request is not about a job';
    case 'socket': {
      const socket = c.env.incoming?.socket;
      if (!socket) {
        const message = `The fault “${name}” needs a connection: start the emulator with startEmulator().`;
        c.res = Response.json({ error: message }, { status: 501 });
        return 'there is no connection';
      }
      const respond = async () => {
        await next();
        return c.res;
      };
      // Told before it ends: some of these last as long as the client waits.
      c.get('reportFault')?.(name);
      await fault.write(socket, { ...context, respond });
      c.res = RESPONSE_ALREADY_SENT;
      return undefined;
    }
  }
}

function createContext(c: AppContext, { parameters, target }: SelectedFault, place: ServicePlace): FaultContext {
  const { path, method, url } = c.req;
  return {
    method,
    path,
    url,
    text: (key) => String(parameters[key] ?? ''),
    number: (key) => Number(parameters[key]),
    formatProblem: (problem) => selectFormat(place, target)(problem, { method, path }),
    pause: (ms) => pause(ms, c.req.raw.signal),
  };
}

/** The format of the service that fails: the provider's, or the hub's for the hub and the router. */
function selectFormat({ provider }: ServicePlace, target: SelectedFault['target']): FormatProblem {
  return target === 'router' ? formatHubProblem : (provider?.formatProblem ?? formatHubProblem);
}
