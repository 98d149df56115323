import type { Io } from '../io/io.ts';

/** Minimum length of a secret. Shorter values are not secrets; redacting them would garble the text. */
const minSecretLength = 6;

/** Redacts the tokens and keys of the environment in a text. */
export function redact(text: string, env: Io['env']): string {
  return listSecrets(env).reduce((result, secret) => result.replaceAll(secret, '***'), text);
}

function listSecrets(env: Io['env']): readonly string[] {
  return Object.entries(env)
    .filter(([name]) => /(_KEY|_TOKEN|_SECRET)$/.test(name))
    .map(([, value]) => value?.trim() ?? '')
    .filter((value) => value.length >= minSecretLength)
    .sort((a, b) => b.length - a.length);
}
