import { useEffect, useState } from 'react';
import { follow } from '../../state/follow.ts';
import type { CallList, ProgramCall } from './program-call.ts';

/** Period in ms of looking for new calls. */
const PERIOD_MS = 1000;

/** Lists the calls of programs, and looks for new ones while the page is open and in sight. Undefined until they are known. */
export function useCalls(): CallList | undefined {
  const [list, setList] = useState<CallList>();
  useEffect(() => {
    const controller = new AbortController();
    let known = '';
    const load = async () => {
      if (document.visibilityState === 'hidden') return;
      const response = await fetch('/program-calls', { signal: controller.signal });
      const text = response.ok ? await response.text() : known;
      // A list without a new call leaves the page as it is.
      if (text !== known) setList(JSON.parse(text) as CallList);
      known = text;
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

/** Loads a call with its bodies. Undefined until it is there; one that was deleted meanwhile leaves the list, too. */
export function useCall(id: string): ProgramCall | undefined {
  const [call, setCall] = useState<ProgramCall>();
  useEffect(() => follow(loadCall(id), setCall, () => {}), [id]);
  return call;
}

async function loadCall(id: string): Promise<ProgramCall> {
  const response = await fetch(`/program-calls/${encodeURIComponent(id)}`);
  if (!response.ok) throw new Error(`Status ${response.status}`);
  return (await response.json()) as ProgramCall; // Written by our own host, from the same type.
}
