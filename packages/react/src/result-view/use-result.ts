'use client';

import * as React from 'react';
import { readResult } from './read-result.ts';
import type { Result, ResultKind } from './result.ts';

/** Reads a value as a kind of result, once for each value; see `readResult`. */
export function useResult(value: unknown, kind?: ResultKind): Result {
  return React.useMemo(() => readResult(value, kind), [value, kind]);
}
