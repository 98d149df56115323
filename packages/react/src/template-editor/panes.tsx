'use client';

import * as React from 'react';
import type { TemplateLabels } from './template-labels.ts';
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

/** A pane that has the room for itself on a narrow screen. */
export type Pane = 'input' | 'template' | 'output';

interface PaneSwitchProps {
  readonly pane: Pane;
  readonly hasInput: boolean;
  readonly labels: TemplateLabels;
  readonly onChange: (pane: Pane) => void;
}

/** Chooses the pane that is shown where there is no room for all; hidden elsewhere. */
export function PaneSwitch({ pane, hasInput, labels, onChange }: PaneSwitchProps) {
  const group = React.useId();
  const panes: readonly Pane[] = hasInput ? ['input', 'template', 'output'] : ['template', 'output'];
  return (
    <fieldset className="hubkit-template-switch" data-input={hasInput || undefined}>
      <legend className="hubkit-visually-hidden">{labels.panes}</legend>
      {panes.map((name) => (
        <label key={name} data-name={name}>
          <input type="radio" name={group} checked={pane === name} onChange={() => onChange(name)} />
          {labels[name]}
        </label>
      ))}
    </fieldset>
  );
}
