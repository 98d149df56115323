'use client';

import * as React from 'react';
import { type ElementProps, element } from '../element/element.tsx';
import { SCROLL_REGION } from '../scroll-region/scroll-region.ts';
import type { DiffLine, DiffPiece } from './diff-lines.ts';

/** Properties of `TextDiff`. */
export interface TextDiffProps extends Omit<ElementProps<'section'>, 'children'> {
  readonly before: string;
  readonly after: string;
  /**
   * Language of both texts, for their colors, such as `jinja` or `python`.
   * @default plain text
   */
  readonly language?: string | undefined;
  /** Name of the region, for screen readers. */
  readonly label: string;
}

const SIGNS = { same: ' ', added: '+', removed: '-' } as const;

/** The lines that differ between two texts, each beside what took its place, with the lines around them. */
export const TextDiff = /* @__PURE__ */ React.forwardRef<HTMLElement, TextDiffProps>(function TextDiff(
  { before, after, language, label, ...props },
  ref,
) {
  const [lines, setLines] = React.useState<readonly (DiffLine | undefined)[]>();
  React.useEffect(() => {
    let isCurrent = true;
    void import('./diff-lines.ts').then(({ diffLines }) => isCurrent && setLines(diffLines(before, after, language)));
    return () => {
      isCurrent = false;
    };
  }, [before, after, language]);
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
              {line ? `${SIGNS[line.kind]} ` : '…'}
              {line?.pieces.map(drawPiece)}
            </span>
          )),
  };
  return element('section', own, props);
});

function drawPiece({ text, role, isChanged }: DiffPiece, place: number): React.ReactNode {
  const Element = isChanged ? 'mark' : 'span';
  return (
    <Element key={place} className={role && `hubkit-code-${role}`}>
      {text}
    </Element>
  );
}
