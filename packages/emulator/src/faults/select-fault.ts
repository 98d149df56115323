import { EmulatorError } from '../errors.ts';
import type { Fault } from './fault.ts';
import { FAULTS } from './table.ts';

/** A fault that was asked for, with its parameters. */
export interface ChosenFault {
  readonly spec: string;
  readonly name: string;
  readonly fault: Fault;
  readonly parameters: ReadonlyMap<string, string>;
}

/** A fault that is put into answers without being asked for by the request. */
export interface Injection {
  /** `name` or `name;parameter=value;…`, from the fault table. */
  readonly fault: string;
  /** Only at paths that hold this text. */
  readonly path?: string;
  /** Only this often. @default always */
  readonly times?: number;
}

/** Reads `name;parameter=value`. Every fault takes `on` (a text the path must hold), `times` and `skip` (how many requests to spoil and to spare first). */
function readFault(spec: string): ChosenFault {
  const [name = '', ...rest] = spec.split(';').map((part) => part.trim());
  const fault = FAULTS.get(name);
  if (!fault) {
    throw new EmulatorError(
      'UNKNOWN_FAULT',
      `There is no fault called “${name}”. Known are: ${[...FAULTS.keys()].join(', ')}.`,
    );
  }
  const parameters = new Map(
    rest
      .filter((part) => part !== '')
      .map((part) => [part.split('=')[0] ?? '', part.split('=').slice(1).join('=')] as const),
  );
  const known = ['on', 'times', 'skip', ...Object.keys(fault.parameters ?? {})];
  const wrong = [...parameters.keys()].find((key) => !known.includes(key));
  if (wrong !== undefined) {
    throw new EmulatorError(
      'UNKNOWN_FAULT',
      `The fault “${name}” has no parameter “${wrong}”: it takes ${known.join(', ')}.`,
    );
  }
  return { spec, name, fault, parameters };
}

/** Chooses the fault of a request. */
export interface FaultSelector {
  /** Puts a fault into coming answers; the function that is returned takes it out again. */
  readonly inject: (injection: Injection) => () => void;
  readonly choose: (request: { readonly asked: string | undefined; readonly path: string }) => ChosenFault | undefined;
}

/** Makes a selector that knows nothing yet. */
export function createFaultSelector(injections: readonly Injection[] = []): FaultSelector {
  const active = new Map<Injection, { readonly chosen: ChosenFault; left: number }>();
  const seen = new Map<string, number>();

  const inject: FaultSelector['inject'] = (injection) => {
    active.set(injection, { chosen: readFault(injection.fault), left: injection.times ?? Number.POSITIVE_INFINITY });
    return () => void active.delete(injection);
  };
  for (const injection of injections) inject(injection);

  const isDue = (chosen: ChosenFault, path: string): boolean => {
    if (!path.includes(chosen.parameters.get('on') ?? '')) return false;
    const number = seen.get(chosen.spec) ?? 0;
    seen.set(chosen.spec, number + 1);
    const skip = Number(chosen.parameters.get('skip') ?? 0);
    return number >= skip && number < skip + Number(chosen.parameters.get('times') ?? Number.POSITIVE_INFINITY);
  };

  return {
    inject,
    choose({ asked, path }) {
      if (asked !== undefined) {
        const chosen = readFault(asked);
        return isDue(chosen, path) ? chosen : undefined;
      }
      for (const [injection, state] of active) {
        if (!path.includes(injection.path ?? '') || state.left <= 0 || !isDue(state.chosen, path)) continue;
        state.left--;
        return state.chosen;
      }
      return undefined;
    },
  };
}
