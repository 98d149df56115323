import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, MiddlewareHandler } from 'hono';
import { decodePercent } from '../content/decode-percent.ts';
import { EmulatorError } from '../errors.ts';
import { wordHubProblem } from '../hub/hub-problem.ts';
import type { WordProblem } from '../problem.ts';
import type { AppEnv, Provider } from '../provider.ts';
import type { FaultContext } from './fault.ts';
import type { ChosenFault, FaultSelector } from './select-fault.ts';

/** The start of a path that asks for a fault: `/~name;parameter=value/…`. */
const FAULT_PATH = /^\/~([^/]+)(\/.*)$/;

/** The path of a request below the base path, without the fault it asks for. */
export function ownPath(url: string, basePath: string): string {
  const path = pathBelow(url, basePath);
  return FAULT_PATH.exec(path)?.[2] ?? path;
}

/** Some servers take the base path off before they hand a request on, others leave it. */
function pathBelow(url: string, basePath: string): string {
  const { pathname } = new URL(url);
  if (pathname === basePath) return '/';
  return pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : pathname;
}

/** Spoils the answers for which a fault was chosen: by the path, by the header `x-hubkit-fault`, or by an injection. */
export function applyFaults(
  selector: FaultSelector,
  { providers, basePath }: { readonly providers: readonly Provider[]; readonly basePath: string },
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const inPath = FAULT_PATH.exec(pathBelow(c.req.url, basePath))?.[1];
    const asked = inPath === undefined ? c.req.header('x-hubkit-fault') : decodePercent(inPath);
    const chosen = choose({ asked, path: c.req.path }, selector);
    if (chosen instanceof EmulatorError) return c.json({ error: chosen.message }, 400);
    if (!chosen) return next();
    const context = contextOf(c, chosen, providers);
    c.set('fault', chosen.name);
    const { fault } = chosen;
    if (fault.type === 'instead') {
      c.res = await fault.answer(context);
    } else if (fault.type === 'change') {
      await next();
      const answer = c.res;
      c.res = undefined;
      c.res = await fault.change(answer, context);
    } else {
      const socket = c.env.incoming?.socket;
      if (!socket)
        return c.json({ error: `The fault “${chosen.name}” needs a connection: start the emulator on a port.` }, 501);
      const answer = async () => {
        await next();
        return c.res;
      };
      await fault.write(socket, { ...context, answer });
      c.res = RESPONSE_ALREADY_SENT;
      return undefined;
    }
    c.res.headers.set('x-hubkit-fault', chosen.name);
    return undefined;
  };
}

function choose(
  request: Parameters<FaultSelector['choose']>[0],
  selector: FaultSelector,
): ChosenFault | EmulatorError | undefined {
  try {
    return selector.choose(request);
  } catch (error) {
    if (error instanceof EmulatorError) return error;
    throw error;
  }
}

function contextOf(
  c: Context<AppEnv>,
  { name, fault, parameters }: ChosenFault,
  providers: readonly Provider[],
): FaultContext {
  const text = (key: string) => parameters.get(key) ?? String(fault.parameters?.[key] ?? '');
  const { path, method, url } = c.req;
  return {
    method,
    path,
    url,
    text,
    number(key) {
      const value = Number(text(key));
      if (Number.isNaN(value))
        throw new EmulatorError('UNKNOWN_FAULT', `The parameter “${key}” of the fault “${name}” must be a number.`);
      return value;
    },
    word: (problem) => wordsAt(path, providers)(problem, { method, path }),
    pause: (ms) =>
      new Promise((resolve) => {
        const { signal } = c.req.raw;
        const finish = () => {
          clearTimeout(timer);
          signal.removeEventListener('abort', finish);
          resolve();
        };
        const timer = setTimeout(finish, ms);
        signal.addEventListener('abort', finish);
      }),
  };
}

/** The words of the service that answers at a path. */
function wordsAt(path: string, providers: readonly Provider[]): WordProblem {
  const id = /^\/(?:router|providers)\/([^/]+)/.exec(path)?.[1];
  return providers.find((provider) => provider.id === id)?.wordProblem ?? wordHubProblem;
}
