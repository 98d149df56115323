import type { Io } from '../io/io.ts';

/** Shorter values are not secrets, and hiding them would only garble the text. */
const minSecretLength = 6;

/** The text with every token and key of the environment blotted out. */
export function redact(text: string, env: Io['env']): string {
  return secretsOf(env).reduce((result, secret) => result.replaceAll(secret, '***'), text);
}

function secretsOf(env: Io['env']): readonly string[] {
  return Object.entries(env)
    .filter(([name]) => /(_KEY|_TOKEN|_SECRET)$/.test(name))
    .map(([, value]) => value?.trim() ?? '')
    .filter((value) => value.length >= minSecretLength)
    .sort((a, b) => b.length - a.length);
}
