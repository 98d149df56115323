'use client';

import * as React from 'react';
import { SCROLL_REGION } from '../scroll-region/scroll-region.ts';
import type { OutputView } from './code/index.ts';
import type { RenderedTemplate, TextSpan } from './engine.ts';
import type { TemplateLabels } from './template-labels.ts';
import type { SpacesShown } from './template-layout.ts';
import type { useCodeViews } from './use-code-views.ts';

interface OutputPaneProps {
  readonly views: ReturnType<typeof useCodeViews>;
  readonly output: RenderedTemplate | undefined;
  readonly isStale: boolean;
  readonly tint: readonly TextSpan[];
  readonly highlights: readonly TextSpan[];
  readonly spaces: SpacesShown;
  readonly nonce: string | undefined;
  readonly labels: TemplateLabels;
  readonly onPoint: (offset: number | undefined) => void;
}

/** The output: plain text until the code views are loaded, then a view that highlights the source of the text under the pointer or caret. */
export function OutputPane({
  views,
  output,
  isStale,
  tint,
  highlights,
  spaces,
  nonce,
  labels,
  onPoint,
}: OutputPaneProps) {
  return (
    <div className="hubkit-template-code" data-stale={isStale || undefined} data-empty={output ? undefined : true}>
      {views ? (
        <MarkedOutput {...{ views, output, tint, highlights, spaces, nonce, labels, onPoint }} />
      ) : (
        <section className="hubkit-template-text" {...SCROLL_REGION} aria-label={labels.outputText}>
          <pre>{output && highlighted(output.text, highlights)}</pre>
        </section>
      )}
    </div>
  );
}

interface MarkedOutputProps extends Omit<OutputPaneProps, 'isStale'> {
  readonly views: NonNullable<ReturnType<typeof useCodeViews>>;
}

const EMPTY = { text: '', special: [], spans: [] };

function MarkedOutput({ views, output, tint, highlights, spaces, nonce, labels, onPoint }: MarkedOutputProps) {
  const parent = React.useRef<HTMLDivElement>(null);
  const [view, setView] = React.useState<OutputView>();
  const latest = React.useRef(onPoint);
  latest.current = onPoint;

  React.useLayoutEffect(() => {
    if (!parent.current) return;
    const made = views.createOutputView({
      parent: parent.current,
      label: labels.output,
      nonce,
      onPoint: (offset) => latest.current(offset),
    });
    setView(made);
    return () => made.destroy();
  }, [views, labels, nonce]);

  React.useLayoutEffect(() => {
    view?.show(output ?? EMPTY);
  }, [view, output]);
  React.useEffect(() => view?.setWhiteSpace(spaces), [view, spaces]);
  React.useEffect(() => view?.setTint(tint), [view, tint]);
  React.useEffect(() => view?.setHighlights(highlights), [view, highlights]);

  return <div className="hubkit-template-output" ref={parent} />;
}

/** A text with elements around its highlights. */
function highlighted(text: string, spans: readonly TextSpan[]): React.ReactNode {
  if (spans.length === 0) return text;
  return [
    ...spans.flatMap(({ start, end }, index) => [
      text.slice(spans[index - 1]?.end ?? 0, start),
      <mark key={start} className="hubkit-template-highlight">
        {text.slice(start, end)}
      </mark>,
    ]),
    text.slice(spans.at(-1)?.end),
  ];
}
