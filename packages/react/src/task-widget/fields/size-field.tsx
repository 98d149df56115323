'use client';

import * as React from 'react';
import { isRecord } from '../arguments.ts';
import type { FieldProps } from '../field-props.ts';
import { numberIn } from './number-in.ts';

/** Sizes of about a megapixel, with sides that image models can divide. */
const FRAMES: readonly (readonly [ratio: string, width: number, height: number])[] = [
  ['1:1', 1024, 1024],
  ['4:3', 1024, 768],
  ['3:4', 768, 1024],
  ['16:9', 1280, 720],
  ['9:16', 720, 1280],
];

/** The size of an image: a frame of the wanted ratio, or numbers. */
export function SizeField({ control, value, onChange, labels }: FieldProps) {
  const { width, height } = isRecord(value) ? value : {};
  const isEmpty = width === undefined && height === undefined;
  const known = FRAMES.find((frame) => frame[1] === width && frame[2] === height);
  const [isOwn, setOwn] = React.useState(!isEmpty && !known);
  const name = React.useId();
  const frame = (label: string, isChecked: boolean, drawn: React.ReactNode, choose: () => void) => (
    <label key={label} className="hubkit-task-frame" title={label}>
      <input
        type="radio"
        name={name}
        checked={isChecked}
        onChange={() => {
          setOwn(false);
          choose();
        }}
      />
      {drawn}
      <span>{label}</span>
    </label>
  );
  const side = (of: 'width' | 'height', now: unknown) => (
    <label>
      <span>{labels[of]}</span>
      <input
        className="hubkit-input"
        type="number"
        min={1}
        step={1}
        placeholder={labels.notSet}
        value={typeof now === 'number' ? now : ''}
        onChange={({ target }) => onChange({ width, height, [of]: numberIn(target) })}
      />
    </label>
  );
  return (
    <div
      id={control.id}
      className="hubkit-task-size"
      role="radiogroup"
      aria-labelledby={`${control.id}-label`}
      aria-describedby={control['aria-describedby']}
    >
      <div className="hubkit-task-frames">
        {frame(labels.modelSize, isEmpty && !isOwn, <Frame />, () => onChange(undefined))}
        {FRAMES.map(([ratio, w, h]) =>
          frame(ratio, !isOwn && ratio === known?.[0], <Frame ratio={w / h} />, () =>
            onChange({ width: w, height: h }),
          ),
        )}
        {frame(labels.ownSize, isOwn || !(isEmpty || known), <Frame />, () => setOwn(true))}
      </div>
      {(isOwn || !(isEmpty || known)) && (
        <div className="hubkit-task-row">
          {side('width', width)}
          {side('height', height)}
        </div>
      )}
    </div>
  );
}

/** A drawn frame; dashed without a ratio. */
function Frame({ ratio }: { readonly ratio?: number }) {
  const width = Math.min(18, 18 * (ratio ?? 1));
  const height = Math.min(18, 18 / (ratio ?? 1));
  return (
    <svg aria-hidden="true" width="20" height="20" viewBox="0 0 20 20" fill="none" stroke="currentColor">
      <rect
        x={10 - width / 2}
        y={10 - height / 2}
        width={width}
        height={height}
        rx="2"
        strokeWidth="1.5"
        strokeDasharray={ratio === undefined ? '3 2.5' : undefined}
      />
    </svg>
  );
}
