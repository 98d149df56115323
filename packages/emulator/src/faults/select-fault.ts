import { createBoundedMap } from '../contract/bounded-map.ts';
import type { ServicePlace } from '../router/service-at.ts';
import { type FaultSpec, type ParsedFault, parseFault } from './parse-fault.ts';
import type { FaultName } from './table.ts';
import { type FaultTarget, isTargeted } from './target.ts';

/** A fault to inject into responses, without the requests asking for it. */
export interface Injection {
  /** The name, optionally with parameters: `rate-limit;retry-after=3`. */
  readonly fault: FaultSpec;
  /** The requests to strike. @default 'provider' */
  readonly target?: FaultTarget;
  /** The number of requests to strike. @default all */
  readonly times?: number;
  /** The number of matching requests to leave alone first. @default 0 */
  readonly skip?: number;
  /** Parameters of the fault, over those in `fault`. */
  readonly parameters?: Readonly<Record<string, string | number>>;
}

/** A fault and what became of it. */
export interface FaultState {
  readonly fault: FaultName;
  readonly parameters: Readonly<Record<string, string | number>>;
  readonly target: FaultTarget;
  readonly times: number;
  readonly skip: number;
  /** `injected` by `inject`, or `requested` by the header or base URL of a request. */
  readonly source: 'injected' | 'requested';
  /** The number of responses that have had the fault. */
  readonly struck: number;
  /** The reason why it did not strike the last request that it left alone. */
  readonly lastSkipped?: string;
}

/** An injected fault. */
export interface InjectedFault {
  /** The number of responses that have had the fault so far. */
  readonly struck: number;
  /** The present state. */
  readonly state: () => FaultState;
  /** Removes the fault. */
  readonly remove: () => void;
}

/** A fault that was selected for a request. */
export interface SelectedFault extends ParsedFault {
  /** Must be called once: without a reason the fault has struck, with one it could not. */
  readonly settle: (skippedBecause?: string) => void;
}

/** A requested fault that does not strike the request. */
export interface SkippedFault {
  readonly name: FaultName;
  readonly skippedBecause: string;
}

/** Selects the faults of requests. */
export interface FaultSelector {
  readonly inject: (injection: Injection) => InjectedFault;
  readonly list: () => readonly FaultState[];
  /** Removes all injected faults, and the counts of requested ones. */
  readonly clear: () => void;
  /** Selects the fault of a request; `requested` is the fault in its header or URL. */
  readonly select: (requested: string | undefined, place: ServicePlace) => SelectedFault | SkippedFault | undefined;
}

interface Rule extends ParsedFault {
  readonly source: FaultState['source'];
  matched: number;
  struck: number;
  /** Selected, and not settled yet: parallel requests must not use it up twice. */
  pending: number;
  lastSkipped?: string;
}

/** Creates a selector. */
export function createFaultSelector(injections: readonly Injection[] = []): FaultSelector {
  const injected = new Set<Rule>();
  const requested = createBoundedMap<Rule>(200);

  const inject: FaultSelector['inject'] = ({ fault, target, times, skip, parameters }) => {
    const rule = createRule(parseFault(fault, { ...parameters, target, times, skip }), 'injected');
    injected.add(rule);
    return {
      get struck() {
        return rule.struck;
      },
      state: () => toState(rule),
      remove: () => void injected.delete(rule),
    };
  };
  for (const injection of injections) inject(injection);

  return {
    inject,
    list: () => [...injected, ...requested.values()].map(toState),
    clear() {
      injected.clear();
      requested.clear();
    },
    select(spec, place) {
      if (spec !== undefined) {
        const rule = requested.get(spec) ?? createRule(parseFault(spec), 'requested');
        requested.set(spec, rule);
        const selected = apply(rule, place);
        return typeof selected === 'string' ? { name: rule.name, skippedBecause: selected } : selected;
      }
      for (const rule of injected) {
        const selected = apply(rule, place);
        if (typeof selected !== 'string') return selected;
      }
      return undefined;
    },
  };
}

function createRule(parsed: ParsedFault, source: Rule['source']): Rule {
  return { ...parsed, source, matched: 0, struck: 0, pending: 0 };
}

/** Selects a rule for a request, or returns the reason why not. */
function apply(rule: Rule, place: ServicePlace): SelectedFault | string {
  const reason = reasonToSkip(rule, place);
  if (reason !== undefined) {
    rule.lastSkipped = reason;
    return reason;
  }
  rule.pending++;
  return {
    ...rule,
    settle(skippedBecause) {
      rule.pending--;
      if (skippedBecause === undefined) rule.struck++;
      else rule.lastSkipped = skippedBecause;
    },
  };
}

function reasonToSkip(rule: Rule, place: ServicePlace): string | undefined {
  if (!isTargeted(rule.target, place)) return `its target is ${rule.target}; this request is to ${describe(place)}`;
  if (rule.matched++ < rule.skip) return `it leaves the first ${rule.skip} requests alone`;
  return rule.struck + rule.pending >= rule.times ? `it has struck ${rule.times} times` : undefined;
}

function describe({ service, path }: ServicePlace): string {
  return service === 'provider' || service === 'emulator' ? path : `the ${service}`;
}

function toState({ name, parameters, target, times, skip, source, struck, lastSkipped }: Rule): FaultState {
  return {
    fault: name,
    parameters,
    target,
    times,
    skip,
    source,
    struck,
    ...(lastSkipped === undefined ? {} : { lastSkipped }),
  };
}
