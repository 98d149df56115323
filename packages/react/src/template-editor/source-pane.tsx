'use client';

import * as React from 'react';
import type { SourceView } from './code/index.ts';
import type { TextSpan } from './engine.ts';
import type { TemplateLabels } from './template-labels.ts';
import type { SpacesShown } from './template-layout.ts';
import type { useCodeViews } from './use-code-views.ts';
import type { TemplateState } from './use-template.ts';

interface SourcePaneProps {
  readonly views: ReturnType<typeof useCodeViews>;
  readonly source: string;
  readonly state: TemplateState;
  readonly completion: Parameters<SourceView['setCompletion']>[0] | undefined;
  readonly tint: readonly TextSpan[];
  readonly spaces: SpacesShown;
  readonly nonce: string | undefined;
  readonly labels: TemplateLabels;
  readonly onChange: (source: string) => void;
  readonly onCaret: (offset: number | undefined) => void;
  /** Gives the view out, for fixes and jumps; undefined when it is gone. */
  readonly onView: (view: SourceView | undefined) => void;
}

/** The source: a text field until the code view is loaded, then the code view with the same text, selection and focus. */
export function SourcePane({ views, source, state, completion, tint, spaces, nonce, labels, ...on }: SourcePaneProps) {
  const parent = React.useRef<HTMLDivElement>(null);
  const field = React.useRef<HTMLTextAreaElement>(null);
  const [view, setView] = React.useState<SourceView>();
  const latest = React.useRef(on);
  latest.current = on;
  const shown = React.useRef(source);
  shown.current = source;

  React.useLayoutEffect(() => {
    if (!views || !parent.current) return;
    const area = field.current;
    const selection = area && document.activeElement === area ? readSelection(area) : undefined;
    const made = views.createSourceView({
      parent: parent.current,
      text: shown.current,
      label: labels.template,
      fixLabel: labels.fix,
      nonce,
      onChange: (text) => latest.current.onChange(text),
      onCaret: (offset) => latest.current.onCaret(offset),
    });
    if (selection) made.select(selection);
    setView(made);
    latest.current.onView(made);
    return () => {
      setView(undefined);
      latest.current.onView(undefined);
      made.destroy();
    };
  }, [views, labels, nonce]);

  React.useLayoutEffect(() => view?.setText(source), [view, source]);
  React.useEffect(() => view?.setWhiteSpace(spaces), [view, spaces]);
  React.useEffect(() => view?.setTint(tint), [view, tint]);
  React.useEffect(() => {
    if (completion) view?.setCompletion(completion);
  }, [view, completion]);
  React.useEffect(() => {
    // Places of an older source are wrong in this one; its own reply is on the way.
    if (!view || state.last?.input.source !== source) return;
    view.setProblems(state.last.reply.problems);
    view.setTrimmed(state.last.reply.trimmed);
  }, [view, state.last, source]);

  return (
    <div className="hubkit-template-code" ref={parent}>
      {!view && (
        <textarea
          ref={field}
          className="hubkit-template-text"
          aria-label={labels.template}
          value={source}
          spellCheck={false}
          onChange={(event) => on.onChange(event.target.value)}
        />
      )}
    </div>
  );
}

function readSelection({ selectionStart: start, selectionEnd: end, selectionDirection }: HTMLTextAreaElement) {
  return selectionDirection === 'backward' ? { anchor: end, head: start } : { anchor: start, head: end };
}
