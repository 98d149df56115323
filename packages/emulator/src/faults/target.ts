import type { ServicePlace } from '../router/service-at.ts';

/** Targets by name. */
export const TARGET_NAMES = ['provider', 'router', 'hub', 'media', 'any'] as const;

/**
 * The requests that a fault strikes: to a provider (routed, direct, or about a job), to the router, to the hub, to a
 * file host, all of them, or requests with this text in their path, which begins with a slash.
 */
export type FaultTarget = (typeof TARGET_NAMES)[number] | `/${string}`;

/** True for targets. */
export function isFaultTarget(value: unknown): value is FaultTarget {
  return typeof value === 'string' && (value.startsWith('/') || TARGET_NAMES.some((name) => name === value));
}

/** True if a fault with this target strikes a request. */
export function isTargeted(target: FaultTarget, place: ServicePlace): boolean {
  if (place.service === 'emulator') return false;
  if (target === 'any') return true;
  if (target === 'router') return place.path.startsWith('/router/');
  return target.startsWith('/') ? place.path.includes(target) : target === place.service;
}
