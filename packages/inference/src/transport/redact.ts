/** A text without the keys that may stand in it. */
export function redactText(text: string, secrets: readonly string[]): string {
  return secrets.reduce((shown, secret) => shown.replaceAll(secret, '[redacted]'), text);
}

/** A cause that may be shown: as it is, or only its message when a key stands somewhere in it. */
export function redactCause(cause: unknown, secrets: readonly string[]): unknown {
  const shown = cause instanceof Error ? `${cause.message}\n${cause.stack}` : String(cause);
  const isSafe = secrets.every((secret) => !shown.includes(secret));
  return isSafe ? cause : new Error(redactText(cause instanceof Error ? cause.message : shown, secrets));
}
