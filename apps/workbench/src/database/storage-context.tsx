import { createContext, useContext } from 'react';
import type { Storage } from './open-storage.ts';

const StorageContext = createContext<Storage | undefined>(undefined);

/** Gives the storage to the pages inside. */
export const StorageProvider = StorageContext.Provider;

/** Returns the storage of this address. */
export function useStorage(): Storage {
  const storage = useContext(StorageContext);
  if (!storage) throw new Error('useStorage needs a StorageProvider above it.');
  return storage;
}
