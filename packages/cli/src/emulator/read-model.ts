import type { AddedModel } from '@hubkit/emulator';
import { UsageError } from '../command-line/errors.ts';

/** Reads `--model <provider>:<task>:<id>`, whose id may have the provider's own id behind an equals sign. */
export function readModel(text: string): AddedModel {
  const [provider, task, ...rest] = text.split(':');
  const [id, providerId] = rest.join(':').split('=');
  if (!provider || !task || !id || providerId === '') {
    throw new UsageError(
      `--model must be <provider>:<task>:<id>, such as groq:conversational:acme/tiny, not "${text}".`,
    );
  }
  return { provider, task, id, ...(providerId === undefined ? {} : { providerId }) };
}

/** Rethrows the error for a model that the emulator cannot serve as one of usage. */
export function asUsageError(error: unknown): never {
  const isModel = error instanceof Error && 'code' in error && error.code === 'INVALID_MODEL';
  throw isModel ? new UsageError(`--model: ${error.message}`) : error;
}
