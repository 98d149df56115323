'use client';

import * as React from 'react';
import type { LatePart } from './late-part.ts';

/** A part as a component sees it. */
export interface LoadedPart<Part> {
  readonly part: Part | undefined;
  /** Why it could not be loaded. */
  readonly error: unknown;
  readonly retry: () => void;
}

/** Loads a part while the component is mounted; on a server it is never there. */
export function useLatePart<Part>(late: LatePart<Part>): LoadedPart<Part> {
  const [state, setState] = React.useState<{ readonly of: LatePart<Part>; readonly error?: unknown }>();
  const [attempt, setAttempt] = React.useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again.
  React.useEffect(() => {
    let isCurrent = true;
    late.load().then(
      () => isCurrent && setState({ of: late }),
      (error: unknown) => isCurrent && setState({ of: late, error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [late, attempt]);
  const error = state?.of === late ? state.error : undefined;
  return { part: late.get(), error, retry: () => setAttempt((count) => count + 1) };
}
