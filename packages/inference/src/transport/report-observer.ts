import { warn } from '../contract/logger.ts';

/** Observers whose errors were reported. */
const reported = new WeakSet<object>();

/** Reports the first error of an observer on the console. */
export function reportOnce(name: string, observer: object, error: unknown): void {
  if (reported.has(observer)) return;
  reported.add(observer);
  warn(`hubkit: ${name} has thrown an error. The call goes on; further errors of it are not reported.`, error);
}
