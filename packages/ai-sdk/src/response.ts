import type { SharedV3ProviderMetadata, SharedV3Warning } from '@ai-sdk/provider';
import type { CallResponse } from '@hubkit/inference';
import { NAME } from './settings.ts';

/** Warnings of the client about a call, in the form of the AI SDK. */
export function toWarnings({ warnings }: Pick<CallResponse, 'warnings'>): SharedV3Warning[] {
  return warnings.map((message) => ({ type: 'other', message }));
}

/** A warning about an option that is not sent. */
export function unsupported(feature: string, details: string): SharedV3Warning {
  return { type: 'unsupported', feature, details };
}

/** Headers of the response, by their names. */
export function toHeaders({ headers }: Pick<CallResponse, 'headers'>): Record<string, string> {
  return Object.fromEntries(headers);
}

/** Facts about the call that only we know: who answered, after how many attempts, for how much. */
export function toMetadata({ provider, cost, attempts }: CallResponse): SharedV3ProviderMetadata {
  return { [NAME]: { provider, attempts: attempts.length, ...(cost !== undefined && { cost }) } };
}
