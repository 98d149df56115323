'use client';

import * as React from 'react';
import type { FoundMask } from '../result.ts';
import type { ResultWords } from '../result-labels.ts';
import { ResultTable, scoreCells } from './result-table.tsx';

interface MasksViewProps {
  readonly masks: readonly FoundMask[];
  /** The image that was divided. */
  readonly image: string | undefined;
  readonly label: string;
  readonly labels: ResultWords;
}

/** Masks in colors over their image, and as a table in which each can be hidden. */
export function MasksView({ masks, image, label, labels }: MasksViewProps) {
  const [hidden, setHidden] = React.useState<Readonly<Record<number, boolean>>>({});
  const [opacity, setOpacity] = React.useState(0.6);
  // Ids of React have characters that would end a reference of a style.
  const prefix = React.useId().replace(/\W/g, '');
  const toggle = (index: number) => setHidden((before) => ({ ...before, [index]: !before[index] }));
  const cell = scoreCells(masks);
  return (
    <>
      <div className="hubkit-result-stage" data-without-image={!image || undefined}>
        <img src={image || masks[0]?.mask} alt={label} />
        <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none">
          {masks.map(
            ({ mask }, index) =>
              !hidden[index] && (
                // biome-ignore lint/suspicious/noArrayIndexKey: a mask is its number.
                <g key={index}>
                  <mask id={`${prefix}${index}`} maskUnits="userSpaceOnUse" x="0" y="0" width="100" height="100">
                    <image href={mask} width="100" height="100" preserveAspectRatio="none" />
                  </mask>
                  <rect
                    className="hubkit-result-mask"
                    data-color={(index % 6) + 1}
                    width="100"
                    height="100"
                    opacity={opacity}
                    mask={`url(#${prefix}${index})`}
                  />
                </g>
              ),
          )}
        </svg>
      </div>
      <label className="hubkit-result-range">
        <span>{labels.opacity}</span>
        <input
          type="range"
          min="0"
          max="1"
          step="0.1"
          value={opacity}
          onChange={(event) => setOpacity(Number(event.target.value))}
        />
      </label>
      <ResultTable label={label} columns={[labels.show, labels.label, cell && labels.score, labels.download]}>
        {masks.map(({ label: name, score, mask }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a mask is its number.
          <tr key={index}>
            <td>
              <label className="hubkit-result-toggle">
                <input type="checkbox" checked={!hidden[index]} onChange={() => toggle(index)} />
                <span className="hubkit-result-key" data-color={(index % 6) + 1}>
                  {index + 1}
                </span>
                <span className="hubkit-visually-hidden">{name}</span>
              </label>
            </td>
            <th scope="row">{name}</th>
            {cell?.(score)}
            <td>
              <a href={mask} download={`mask-${index + 1}.png`} aria-label={`${labels.download}: ${name} ${index + 1}`}>
                {labels.download}
              </a>
            </td>
          </tr>
        ))}
      </ResultTable>
    </>
  );
}
