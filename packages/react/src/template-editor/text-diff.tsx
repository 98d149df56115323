'use client';

import * as React from 'react';
import { type ElementProps, element } from '../element/element.tsx';
import { SCROLL_REGION } from '../scroll-region/scroll-region.ts';
import type { DiffLine } from './diff-lines.ts';

/** Properties of `TextDiff`. */
export interface TextDiffProps extends Omit<ElementProps<'section'>, 'children'> {
  readonly before: string;
  readonly after: string;
  /** Name of the region, for screen readers. */
  readonly label: string;
}

const SIGNS = { same: ' ', added: '+', removed: '-' } as const;

/** The lines that differ between two texts, with the lines around them. */
export const TextDiff = /* @__PURE__ */ React.forwardRef<HTMLElement, TextDiffProps>(function TextDiff(
  { before, after, label, ...props },
  ref,
) {
  const [lines, setLines] = React.useState<readonly (DiffLine | undefined)[]>();
  React.useEffect(() => {
    let isCurrent = true;
    void import('./diff-lines.ts').then(({ diffLines }) => isCurrent && setLines(diffLines(before, after)));
    return () => {
      isCurrent = false;
    };
  }, [before, after]);
  const own = {
    className: 'hubkit-diff',
    'aria-label': label,
    'aria-busy': lines === undefined,
    ...SCROLL_REGION,
    ref,
    children:
      before === after
        ? 'Both are the same.'
        : lines?.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place.
            <span key={at} className="hubkit-diff-line" data-kind={line?.kind ?? 'left-out'}>
              {line ? `${SIGNS[line.kind]} ${line.text}` : '…'}
            </span>
          )),
  };
  return element('section', own, props);
});
