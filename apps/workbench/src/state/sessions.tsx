import { createContext, useContext } from 'react';

/** State that survives leaving its page, so that calls continue. Sessions are stored by the function that created them. */
export type Sessions = Map<(...parts: never[]) => unknown, unknown>;

const SessionsContext = createContext<Sessions>(new Map());

/** Gives the sessions of the workbench to its pages. */
export const SessionsProvider = SessionsContext.Provider;

/** Returns what `create` has made before, or makes it. `create` must be the same function every time. */
export function useSession<Parts extends readonly unknown[], Session>(
  create: (...parts: Parts) => Session,
  ...parts: Parts
): Session {
  const sessions = useContext(SessionsContext);
  // Stored below under the function that returned it.
  if (sessions.has(create)) return sessions.get(create) as Session;
  const session = create(...parts);
  sessions.set(create, session);
  return session;
}
