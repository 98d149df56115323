import { createContext, useContext } from 'react';
import type { Service } from '../host-config/host-config.ts';
import { useStore } from '../state/use-store.ts';
import type { Connection, ConnectionState } from './connection.ts';
import type { ModelLists } from './model-lists.ts';

/** The parts of the hub that every page may use: the connection and the lists of models. */
export interface Hub {
  readonly connection: Connection;
  readonly models: ModelLists;
}

const HubContext = createContext<Hub | undefined>(undefined);

/** Provides the hub to its descendants. */
export const HubProvider = HubContext.Provider;

/** Returns the hub of the workbench. */
export function useHub(): Hub {
  const hub = useContext(HubContext);
  if (!hub) throw new Error('useHub needs a HubProvider above it.');
  return hub;
}

/** Reads a part of the state of the connection. */
export function useConnection<Part>(select: (state: ConnectionState) => Part): Part {
  return useStore(useHub().connection.store, select);
}

/** Returns the chosen service. */
export function useService(): Service {
  useConnection(({ serviceId }) => serviceId);
  return useHub().connection.service();
}
