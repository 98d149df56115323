import * as React from 'react';
import { safeMediaUrl } from '../address/safe-media-url.ts';
import { type ElementProps, element } from '../element/element.tsx';
import { ScoreTable } from '../score-table/score-table.tsx';
import { readResult } from './read-result.ts';
import type { Result, ResultKind } from './result.ts';
import { DEFAULT_RESULT_LABELS, pickWords, type ResultLabels } from './result-labels.ts';
import { BoxesView } from './views/boxes-view.tsx';
import { EmbeddingsView } from './views/embeddings-view.tsx';
import { JsonView } from './views/json-view.tsx';
import { MasksView } from './views/masks-view.tsx';
import { MediaView } from './views/media-view.tsx';
import { SimilarityView } from './views/similarity-view.tsx';
import { TableView } from './views/table-view.tsx';
import { TokensView } from './views/tokens-view.tsx';

/** Props of a result. */
export interface ResultViewProps extends Omit<ElementProps<'div'>, 'children'> {
  /** The result of a model as the client returns it. */
  readonly value: unknown;
  /** The way to show it. @default the kind whose shape the value has */
  readonly kind?: ResultKind | undefined;
  /** Alternative text and name of the result, such as the prompt. @default 'Result' */
  readonly label?: string | undefined;
  /** The address of the image in which boxes or masks were found. */
  readonly image?: string | undefined;
  /** Texts that belong to the embeddings or similarity scores. */
  readonly names?: readonly string[] | undefined;
  /** Draws texts, for example as Markdown. @default their words as they are */
  readonly renderText?: ((text: string) => React.ReactNode) | undefined;
  readonly labels?: Partial<ResultLabels> | undefined;
}

/**
 * The output of a model: media, labels with scores, boxes and masks over their image, tables, highlighted words, a plot of
 * embeddings, similarity, text or JSON. A value of another shape is shown as JSON, with the expected shape.
 *
 * @example <ResultView value={[{ label: 'cat', score: 0.9 }]} />
 */
export const ResultView = /* @__PURE__ */ React.forwardRef<HTMLDivElement, ResultViewProps>(function ResultView(
  { value, kind, label, image, names, renderText, labels: words, ...props },
  ref,
) {
  const labels = { ...DEFAULT_RESULT_LABELS, ...words };
  const result = readResult(value, kind);
  const own = {
    className: 'hubkit-panel hubkit-result',
    'data-kind': result.kind,
    ref,
    children: (
      <>
        {result.problem && <p className="hubkit-problem">{labels.wrongShape(result.problem.expected)}</p>}
        {isEmpty(result) ? (
          <p className="hubkit-empty">{labels.empty}</p>
        ) : (
          draw(result, { label, image, names, renderText, labels })
        )}
      </>
    ),
  };
  return element('div', own, props);
});

function isEmpty({ kind, data }: Result): boolean {
  if (kind === 'json') return data === null || data === undefined;
  if (kind === 'table') return data.rows.length === 0;
  if (kind === 'tokens') return data.tokens.length === 0 && data.text === undefined;
  return data.length === 0;
}

type DrawOptions = Pick<ResultViewProps, 'label' | 'image' | 'names' | 'renderText'> & {
  readonly labels: ResultLabels;
};

function draw(
  result: Result,
  { label = 'Result', names = [], labels, renderText, ...props }: DrawOptions,
): React.ReactNode {
  const image = safeMediaUrl(props.image, 'image');
  const shared = { label, labels };
  const forClient = { label, labels: pickWords(labels) };
  switch (result.kind) {
    case 'image':
    case 'audio':
    case 'video':
      return <MediaView kind={result.kind} items={result.data} {...forClient} />;
    case 'labels':
      return <ScoreTable caption={label} columns={[labels.label, labels.score]} rows={result.data} />;
    case 'boxes':
      return <BoxesView boxes={result.data} image={image} {...forClient} />;
    case 'masks':
      return <MasksView masks={result.data} image={image} {...forClient} />;
    case 'table':
      return <TableView table={result.data} {...shared} />;
    case 'tokens':
      return <TokensView data={result.data} {...shared} />;
    case 'embeddings':
      return <EmbeddingsView vectors={result.data} names={names} {...shared} />;
    case 'similarity':
      return <SimilarityView rows={result.data} names={names} {...shared} />;
    case 'text':
      return result.data.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: texts have no ids and are never moved.
        <div key={index} className="hubkit-result-text">
          {renderText ? renderText(text) : text}
        </div>
      ));
    case 'json':
      return <JsonView value={result.data} more={labels.more} />;
  }
}
