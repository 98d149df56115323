import * as React from 'react';
import { safeMediaUrl } from '../address/safe-media-url.ts';
import { type ElementProps, element } from '../element/element.tsx';
import { ScoreTable } from '../score-table/score-table.tsx';
import { SCROLL_REGION } from '../scroll-region/scroll-region.ts';
import { splitTokens } from '../token-text/split-tokens.ts';
import { TokenText } from '../token-text/token-text.tsx';
import type { DemoItem, TaskPageData } from './task.ts';
import { DEFAULT_TASK_LABELS, type TaskLabels } from './task-labels.ts';

/** Props of a demo. */
export interface TaskDemoProps extends Omit<ElementProps<'div'>, 'children'> {
  readonly demo: TaskPageData['demo'];
  /** The address of a file of the demo; without one, name and kind are shown. @default none has one */
  readonly assetUrl?: ((filename: string) => string | undefined) | undefined;
  readonly labels?: Partial<TaskLabels> | undefined;
}

/** Inputs and outputs of a task, side by side. */
export const TaskDemo = /* @__PURE__ */ React.forwardRef<HTMLDivElement, TaskDemoProps>(function TaskDemo(
  { demo, assetUrl, labels: words, ...props },
  ref,
) {
  const labels = { ...DEFAULT_TASK_LABELS, ...words };
  const { inputs = [], outputs = [], note } = demo ?? {};
  if (inputs.length + outputs.length === 0)
    return element(
      'div',
      { className: 'hubkit-panel', ref, children: <p className="hubkit-empty">{labels.noDemo}</p> },
      props,
    );
  const own = {
    className: 'hubkit-panel hubkit-task-demo',
    ref,
    children: (
      <>
        <DemoSide name={labels.inputs} items={inputs} labels={labels} assetUrl={assetUrl} />
        <span className="hubkit-task-arrow" aria-hidden="true" />
        <DemoSide name={labels.outputs} items={outputs} labels={labels} assetUrl={assetUrl} />
        {note && <p className="hubkit-note hubkit-task-demo-note">{note}</p>}
      </>
    ),
  };
  return element('div', own, props);
});

interface DemoSideProps extends Pick<TaskDemoProps, 'assetUrl'> {
  readonly name: string;
  readonly items: readonly DemoItem[];
  readonly labels: TaskLabels;
}

function DemoSide({ name, items, ...props }: DemoSideProps) {
  return (
    <div className="hubkit-task-side">
      <p className="hubkit-task-side-name">{name}</p>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items have no ids and are never moved.
        <div key={index}>{drawItem(item, name, props)}</div>
      ))}
    </div>
  );
}

/** Draws an item of any type; one that is not known here is left out, as catalogs grow. */
function drawItem(
  item: DemoItem,
  name: string,
  { labels, assetUrl }: Omit<DemoSideProps, 'name' | 'items'>,
): React.ReactNode {
  switch (item.type) {
    case 'img': {
      const url = safeMediaUrl(assetUrl?.(item.filename), 'image');
      if (url === undefined) return <MissingFile filename={item.filename} kind={labels.kinds.img} />;
      return (
        <Captioned item={item}>
          <img className="hubkit-task-media" src={url} alt={item.alt ?? `${name}: ${item.filename}`} loading="lazy" />
        </Captioned>
      );
    }
    case 'audio': {
      const url = safeMediaUrl(assetUrl?.(item.filename), 'audio');
      if (url === undefined) return <MissingFile filename={item.filename} kind={labels.kinds.audio} />;
      return (
        <Captioned item={item}>
          {/* biome-ignore lint/a11y/useMediaCaption: recordings of demos come without captions. */}
          <audio controls preload="none" src={url} aria-label={item.alt ?? `${name}: ${item.filename}`} />
        </Captioned>
      );
    }
    case 'text':
      return (
        <figure className="hubkit-task-text">
          {item.label !== name && <figcaption>{item.label}</figcaption>}
          <p>{item.content}</p>
        </figure>
      );
    case 'chart':
      return <ScoreTable caption={name} columns={[labels.chartLabel, labels.chartScore]} rows={item.data} />;
    case 'tabular':
      return <DemoTable rows={item.table} caption={name} />;
    case 'text-with-tokens':
      return (
        <TokenText
          parts={splitTokens(
            item.text,
            item.tokens.map(({ type, ...range }) => ({ ...range, label: type })),
          )}
        />
      );
    default:
      return null;
  }
}

interface CaptionedProps {
  readonly item: Extract<DemoItem, { type: 'img' | 'audio' }>;
  readonly children: React.ReactNode;
}

function Captioned({ item: { caption }, children }: CaptionedProps) {
  if (!caption) return children;
  return (
    <figure className="hubkit-task-file">
      {children}
      <figcaption className="hubkit-note">{caption}</figcaption>
    </figure>
  );
}

function MissingFile({ filename, kind }: { readonly filename: string; readonly kind: string }) {
  return (
    <p className="hubkit-task-file">
      <span className="hubkit-note">{kind}</span> <code>{filename}</code>
    </p>
  );
}

function DemoTable({ rows, caption }: { readonly rows: readonly (readonly string[])[]; readonly caption: string }) {
  const [head = [], ...body] = rows;
  return (
    <figure className="hubkit-scroll" aria-label={caption} {...SCROLL_REGION}>
      <table className="hubkit-table">
        <thead>
          <tr>
            {head.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells may repeat, and are never moved.
              <th key={index} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows may repeat, and are never moved.
            <tr key={index}>
              {row.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells may repeat, and are never moved.
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
