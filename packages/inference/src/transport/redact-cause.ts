import { redactText } from './redact.ts';

/** The members of the platforms' errors. Any other may hold a request and its key. */
const SHOWN: readonly PropertyKey[] = [
  'name',
  'message',
  'stack',
  'code',
  'errno',
  'syscall',
  'hostname',
  'address',
  'port',
];

/** Returns a thrown value unchanged if it has only harmless members, otherwise a redacted copy. */
export function redactCause(thrown: unknown, secrets: readonly string[], depth = 0): Error {
  const text = (value: unknown) => redactText(String(value), secrets);
  if (!(thrown instanceof Error) || depth > 8) return new Error(text(readMessage(thrown)));
  const { cause } = thrown;
  const shownCause = cause === undefined ? cause : redactCause(cause, secrets, depth + 1);
  const isHarmless = Reflect.ownKeys(thrown).every((name) =>
    name === 'cause' ? shownCause === cause : SHOWN.includes(name) && isShown(Reflect.get(thrown, name), text),
  );
  if (isHarmless) return thrown;
  const copy = new Error(text(thrown.message), shownCause && { cause: shownCause });
  for (const name of SHOWN) {
    const value: unknown = Reflect.get(thrown, name);
    const shown = typeof value === 'string' ? text(value) : value;
    if (isShown(shown, text)) Object.defineProperty(copy, name, { value: shown, configurable: true });
  }
  return copy;
}

function isShown(value: unknown, text: (value: unknown) => string): boolean {
  return typeof value === 'number' || (typeof value === 'string' && text(value) === value);
}

/** The message of whatever was thrown. */
export function readMessage(thrown: unknown): string {
  const message: unknown = thrown instanceof Object ? Reflect.get(thrown, 'message') : thrown;
  return message instanceof Object || message === undefined ? 'unknown error' : String(message);
}
