import { defineProvider, type Provider, type ProviderDefinition } from './provider.ts';

/** A server that people run themselves, written like a provider. */
export interface ServerDefinition
  extends Omit<ProviderDefinition, 'host' | 'isRouted' | 'otherHosts' | 'readKey' | 'jobs'> {
  /** Page of the documentation that the dialect was written from, and the month it was read. */
  readonly source: { readonly url: string; readonly read: `${number}-${number}` };
}

/** Types a server; it takes requests without a key, and neither hub nor router know it. */
export function defineServer({ source: _source, ...definition }: ServerDefinition): Provider {
  return defineProvider({ access: 'open', isRouted: false, ...definition });
}
