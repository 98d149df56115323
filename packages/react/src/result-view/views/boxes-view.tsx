'use client';

import * as React from 'react';
import type { FoundBox } from '../result.ts';
import type { ResultWords } from '../result-labels.ts';
import { CopyAsButton } from './copy-as-button.tsx';
import { ResultTable, scoreCells } from './result-table.tsx';

interface BoxesViewProps {
  readonly boxes: readonly FoundBox[];
  /** The image in which they were found. */
  readonly image: string | undefined;
  readonly label: string;
  readonly labels: ResultWords;
}

/** Boxes over their image, and as a table; pointing at one of them marks it in both. */
export function BoxesView({ boxes, image, label, labels }: BoxesViewProps) {
  const [active, setActive] = React.useState<number>();
  const [size, setSize] = React.useState<readonly [width: number, height: number]>();
  const measure = (element: HTMLImageElement | null) => {
    if (element?.complete && element.naturalWidth > 0 && size?.[0] !== element.naturalWidth)
      setSize([element.naturalWidth, element.naturalHeight]);
  };
  const point = (index: number) => ({
    'data-active': index === active || undefined,
    onMouseEnter: () => setActive(index),
    onMouseLeave: () => setActive(undefined),
  });
  const cell = scoreCells(boxes);
  const rows = [
    ['label', 'score', 'x', 'y', 'width', 'height'],
    ...boxes.map((box) => [box.label, box.score, box.x, box.y, box.width, box.height]),
  ];
  return (
    <>
      {image && (
        <div className="hubkit-result-stage">
          <img ref={measure} src={image} alt={label} onLoad={(event) => measure(event.currentTarget)} />
          {size && (
            <svg aria-hidden="true" viewBox={`0 0 ${size[0]} ${size[1]}`}>
              {boxes.map((box, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a box is its number.
                <g key={index} className="hubkit-result-box" data-color={(index % 6) + 1} {...point(index)}>
                  <rect x={box.x} y={box.y} width={box.width} height={box.height} vectorEffect="non-scaling-stroke" />
                  <text x={box.x + size[0] / 100} y={box.y + size[0] / 22} fontSize={size[0] / 24}>
                    {index + 1}
                  </text>
                </g>
              ))}
            </svg>
          )}
        </div>
      )}
      <ResultTable
        label={label}
        columns={[labels.number, labels.label, cell && labels.score, labels.position, labels.size]}
      >
        {boxes.map((box, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a box is its number.
          <tr key={index} {...point(index)}>
            <td>
              <span className="hubkit-result-key" data-color={(index % 6) + 1}>
                {index + 1}
              </span>
            </td>
            <th scope="row">{box.label}</th>
            {cell?.(box.score)}
            <td className="hubkit-number">{`${Math.round(box.x)}, ${Math.round(box.y)}`}</td>
            <td className="hubkit-number">{`${Math.round(box.width)} × ${Math.round(box.height)}`}</td>
          </tr>
        ))}
      </ResultTable>
      <div className="hubkit-result-take">
        <CopyAsButton label={labels.copyCsv} content={{ rows }} labels={labels} />
        <CopyAsButton label={labels.copyJson} content={{ json: boxes, indent: 2 }} labels={labels} />
      </div>
    </>
  );
}
