'use client';

import * as React from 'react';
import {
  DEFAULT_LAYOUT,
  moveSplitter,
  type SplitterPlace,
  splitterRange,
  type TemplateLayout,
} from './template-layout.ts';

type Columns = TemplateLayout['columns'];

interface PaneSplitterProps {
  readonly place: SplitterPlace;
  readonly columns: Columns;
  /** Accessible name. */
  readonly label: string;
  readonly onChange: (columns: Columns) => void;
}

/** Width by which an arrow key moves a splitter, in percent. */
const STEP = 2;

/** The line between two columns: it is dragged, moved by arrow keys, Home and End, and put back by a double click or Enter. */
export function PaneSplitter({ place, columns, label, onChange }: PaneSplitterProps) {
  const [least, most] = splitterRange(columns, place);
  const start = React.useRef<{ readonly x: number; readonly width: number; readonly percentPerPixel: number }>(
    undefined,
  );
  const move = (width: number) => onChange(moveSplitter(columns, place, width));
  const reset = () => move(DEFAULT_LAYOUT.columns[place]);

  const onKeyDown = (event: React.KeyboardEvent) => {
    const widths: Readonly<Record<string, number>> = {
      ArrowLeft: columns[place] - STEP,
      ArrowRight: columns[place] + STEP,
      Home: least,
      End: most,
      Enter: DEFAULT_LAYOUT.columns[place],
    };
    const width = widths[event.key];
    if (width === undefined) return;
    event.preventDefault();
    move(width);
  };

  const onPointerDown = (event: React.PointerEvent) => {
    const { currentTarget: line } = event;
    line.setPointerCapture(event.pointerId);
    // The pane behind the line is in sight wherever the line is.
    const behind = line.nextElementSibling?.getBoundingClientRect().width ?? 1;
    start.current = {
      x: event.clientX,
      width: columns[place],
      percentPerPixel: columns[place === 0 ? 1 : 2] / behind,
    };
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a line of hr cannot be moved.
    <div
      className="hubkit-template-splitter"
      role="separator"
      tabIndex={0}
      data-place={place}
      aria-label={label}
      aria-orientation="vertical"
      aria-valuemin={least}
      aria-valuemax={Math.round(most)}
      aria-valuenow={Math.round(columns[place])}
      onKeyDown={onKeyDown}
      onDoubleClick={reset}
      onPointerDown={onPointerDown}
      onPointerMove={({ clientX }) => {
        const { current } = start;
        if (current) move(current.width + (clientX - current.x) * current.percentPerPixel);
      }}
      onLostPointerCapture={() => {
        start.current = undefined;
      }}
    />
  );
}
