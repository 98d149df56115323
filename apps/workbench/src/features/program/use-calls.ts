import { useEffect, useState } from 'react';
import type { CallList, ProgramCall } from './program-call.ts';

/** Period in ms of looking for new calls. */
const PERIOD_MS = 1000;

/** Lists the calls of programs, and looks for new ones while the page is open and in sight. Undefined until they are known. */
export function useCalls(): CallList | undefined {
  const [list, setList] = useState<CallList>();
  useEffect(() => {
    const controller = new AbortController();
    const load = async () => {
      if (document.visibilityState === 'hidden') return;
      const response = await fetch('/program-calls', { signal: controller.signal });
      if (response.ok) setList((await response.json()) as CallList);
    };
    // A host that is gone is looked for again.
    const look = () => void load().catch(() => {});
    look();
    const timer = setInterval(look, PERIOD_MS);
    return () => {
      clearInterval(timer);
      controller.abort();
    };
  }, []);
  return list;
}

/** Loads a call with its bodies. Undefined until it is there. */
export function useCall(id: string | undefined): ProgramCall | undefined {
  const [loaded, setLoaded] = useState<{ readonly id: string; readonly call: ProgramCall }>();
  useEffect(() => {
    if (id === undefined) return;
    const controller = new AbortController();
    fetch(`/program-calls/${encodeURIComponent(id)}`, { signal: controller.signal })
      .then((response) => (response.ok ? response.json() : Promise.reject(new Error(`Status ${response.status}`))))
      .then((call: ProgramCall) => setLoaded({ id, call }))
      // A call that was deleted meanwhile leaves the list, too.
      .catch(() => {});
    return () => controller.abort();
  }, [id]);
  return loaded?.id === id ? loaded?.call : undefined;
}
