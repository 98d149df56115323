/** A text without the keys that may stand in it. */
export function redactText(text: string, secrets: readonly string[]): string {
  return secrets.reduce((shown, secret) => shown.replaceAll(secret, '[redacted]'), text);
}

/** A cause that may be shown: as it is, or only its message when a key stands somewhere in it. */
export function redactCause(cause: unknown, secrets: readonly string[]): unknown {
  const all = everything(cause);
  const isSafe = secrets.every((secret) => !all.includes(secret));
  return isSafe ? cause : new Error(redactText(messageOf(cause), secrets));
}

/** The message of whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** What printing an error with all its causes would show. */
function everything(error: unknown, depth = 0): string {
  if (!(error instanceof Error) || depth > 8) return String(error);
  const members = Object.getOwnPropertyNames(error).map((name) => everything(Reflect.get(error, name), depth + 1));
  return [String(error), ...members].join();
}
