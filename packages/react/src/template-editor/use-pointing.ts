'use client';

import * as React from 'react';
import type { RenderedTemplate, TextSpan } from './engine.ts';
import { describePiece, findOutputs, pieceAt } from './trace.ts';

/** A place that the user points at, by pointer or caret. */
interface Place {
  readonly in: 'source' | 'output';
  readonly offset: number;
}

const none: readonly TextSpan[] = [];

/** Ties output and source together: pointing at one tints both, and describes what wrote the output. */
export function usePointing(output: RenderedTemplate | undefined, source: string) {
  const [place, setPlace] = React.useState<Place>();
  const pointIn = (where: Place['in']) => (offset: number | undefined) =>
    setPlace((last) => {
      if (offset === undefined) return last?.in === where ? undefined : last;
      return last?.in === where && last.offset === offset ? last : { in: where, offset };
    });
  const shown = React.useMemo(() => {
    const piece = place?.in === 'output' && output ? pieceAt(output, place.offset) : undefined;
    if (piece)
      return {
        inSource: [piece.source],
        inOutput: [piece.output],
        text: describePiece(piece, source, output?.roles ?? []),
      };
    const outputs = place?.in === 'source' && output ? findOutputs(output, place.offset) : none;
    return { inSource: none, inOutput: outputs, text: '' };
  }, [place, output, source]);
  return { ...shown, pointInSource: pointIn('source'), pointInOutput: pointIn('output') };
}
