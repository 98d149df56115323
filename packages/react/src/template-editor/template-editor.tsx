'use client';

import * as React from 'react';
import { announce } from '../copy/announce.ts';
import { CopyButton } from '../copy/copy-button.tsx';
import { useCopied } from '../copy/use-copied.ts';
import { type ElementProps, element } from '../element/element.tsx';
import type { SourceView } from './code/index.ts';
import type { FormatReply, OutputRanges, TemplateEngine, TemplateInput, TemplateLibrary, TextSpan } from './engine.ts';
import { OutputPane } from './output-pane.tsx';
import { type Pane, PaneSplitter, PaneSwitch } from './panes.tsx';
import { FailureNote, ProblemList } from './problem-list.tsx';
import { SourcePane } from './source-pane.tsx';
import { DEFAULT_LABELS, type TemplateLabels } from './template-labels.ts';
import { readLayout, SPACES_SHOWN, type TemplateLayout } from './template-layout.ts';
import { useCodeViews } from './use-code-views.ts';
import { usePointing } from './use-pointing.ts';
import { type TemplateState, useTemplate } from './use-template.ts';

/** Properties of `TemplateEditor`. */
export interface TemplateEditorProps extends TemplateInput, Omit<ElementProps<'div'>, 'children' | 'onChange'> {
  /** Renders the template; give the same object each time. */
  readonly engine: TemplateEngine;
  readonly onChange: (source: string) => void;
  /**
   * Identity of the template: with another one, undoing does not lead back to the template before, and an error leaves no output of it.
   * @default one for all sources
   */
  readonly templateId?: string | undefined;
  /** Called after each render. */
  readonly onRender?: (state: TemplateState) => void;
  /** Nonce for the style element of the code views, where a Content-Security-Policy asks for one. */
  readonly cspNonce?: string | undefined;
  /**
   * Promise after which the code views are loaded; plain fields are shown until then. Pass the same promise on every render.
   * @default after the first paint
   */
  readonly ready?: Promise<unknown> | undefined;
  readonly labels?: Partial<TemplateLabels>;
  /** Ranges of the output to underline, such as text from messages. */
  readonly highlights?: OutputRanges | undefined;
  /** A pane before the source, for editing the context. */
  readonly input?: React.ReactNode;
  /** Content below the panes. */
  readonly children?: React.ReactNode;
  /** The arrangement at first: widths of the columns, and the white space that is drawn. */
  readonly defaultLayout?: Partial<TemplateLayout> | undefined;
  /** Called with the arrangement whenever the user changes it. */
  readonly onLayoutChange?: ((layout: TemplateLayout) => void) | undefined;
}

const NO_SPANS: readonly TextSpan[] = [];

const FormatDialog = React.lazy(() =>
  import('./format-dialog.tsx').then((module) => ({ default: module.FormatDialog })),
);

/**
 * An editor of chat templates: the source with its problems, and the output with what wrote it. It is controlled: `source`
 * and `context` come from the page, and `engine` renders them. Needs the packages of CodeMirror.
 */
export const TemplateEditor = /* @__PURE__ */ React.forwardRef<HTMLDivElement, TemplateEditorProps>(
  function TemplateEditor({ engine, source, context, tokenizer, onChange, onRender, highlights, ...more }, ref) {
    const {
      templateId,
      labels: words,
      ready,
      cspNonce,
      input,
      children,
      defaultLayout,
      onLayoutChange,
      ...props
    } = more;
    const labels = React.useMemo(() => ({ ...DEFAULT_LABELS, ...words }), [words]);
    const views = useCodeViews(ready);
    const state = useTemplate(engine, { source, context, tokenizer }, { templateId });
    const library = useLibrary(engine);
    const [layout, setLayout] = React.useState(() => readLayout(defaultLayout));
    const [pane, setPane] = React.useState<Pane>('template');
    const [view, setView] = React.useState<SourceView>();
    const [formatted, setFormatted] = React.useState<FormatReply>();
    const [formatFailure, setFormatFailure] = React.useState<{ readonly source: string; readonly message: string }>();
    const output = state.lastGood?.reply;
    const pointing = usePointing(output, state.lastGood?.input.source ?? '');
    const completion = React.useMemo(
      () => library && { library, variables: output?.variables ?? [], keys: output?.keys ?? [] },
      [library, output],
    );
    React.useEffect(() => onRender?.(state), [state, onRender]);

    const failure = state.last && !state.last.reply.ok ? state.last.reply.error : undefined;
    useSpoken(state.engineFailure ?? failure?.message ?? (state.last && labels.noProblems));

    const arrange = (change: Partial<TemplateLayout>) => {
      const next = { ...layout, ...change };
      setLayout(next);
      onLayoutChange?.(next);
    };
    const format = () => {
      setFormatFailure(undefined);
      engine
        .format({ source, context, tokenizer })
        .then(setFormatted, ({ message }: Error) => setFormatFailure({ source, message }));
    };
    const { state: copyState, copy } = useCopied({ copied: labels.copied, failed: labels.copyFailed });

    const { columns, spaces } = layout;
    const splitter = { columns, onChange: (next: TemplateLayout['columns']) => arrange({ columns: next }) };
    const [inputWidth, templateWidth, outputWidth] = columns;
    const widths = {
      '--_input': `${inputWidth}fr`,
      '--_template': `${templateWidth}fr`,
      '--_output': `${outputWidth}fr`,
    };
    const own = {
      className: 'hubkit-template',
      'data-pane': pane,
      'data-spaces': spaces,
      ref,
      children: (
        <>
          <div className="hubkit-template-frame">
            <PaneSwitch pane={pane} onChange={setPane} labels={labels} hasInput={input !== undefined} />
            <div
              className="hubkit-template-grid"
              data-input={input !== undefined || undefined}
              // React's type of a style has no custom properties.
              style={widths as React.CSSProperties}
            >
              {input !== undefined && (
                <>
                  <section className="hubkit-template-pane" data-name="input" aria-label={labels.input}>
                    {input}
                  </section>
                  <PaneSplitter place={0} {...splitter} label={labels.resizeInput} />
                </>
              )}
              <section className="hubkit-template-pane" data-name="template" aria-label={labels.template}>
                <div className="hubkit-template-bar">
                  <h2>{labels.template}</h2>
                  <button type="button" className="hubkit-template-button" onClick={format}>
                    {labels.format}
                  </button>
                </div>
                <div className="hubkit-template-stage">
                  <SourcePane
                    key={templateId}
                    {...{ views, source, state, completion, spaces, labels, onChange }}
                    nonce={cspNonce}
                    tint={pointing.inSource}
                    onCaret={pointing.pointInSource}
                    onView={setView}
                  />
                  {formatFailure?.source === source && (
                    <p className="hubkit-template-failure">{formatFailure.message}</p>
                  )}
                </div>
                <ProblemList
                  reply={state.last?.reply}
                  source={state.last?.input.source ?? ''}
                  labels={labels}
                  onFix={({ fix }) => fix && (view ? view.applyFix(fix) : onChange(fixed(source, fix)))}
                  onGoTo={({ start }) => view?.select({ anchor: start, head: start })}
                />
              </section>
              <PaneSplitter place={1} {...splitter} label={labels.resizeTemplate} />
              <section className="hubkit-template-pane" data-name="output" aria-label={labels.output}>
                <div className="hubkit-template-bar">
                  <h2>{labels.output}</h2>
                  <label className="hubkit-template-choice">
                    {labels.spaces}
                    <select
                      value={spaces}
                      onChange={(event) =>
                        arrange({ spaces: SPACES_SHOWN.find((name) => name === event.target.value) ?? spaces })
                      }
                    >
                      {SPACES_SHOWN.map((name) => (
                        <option key={name} value={name}>
                          {labels.spacesShown[name]}
                        </option>
                      ))}
                    </select>
                  </label>
                  <CopyButton
                    className="hubkit-template-button"
                    state={copyState}
                    label={labels.copy}
                    copied={labels.copied}
                    disabled={!output}
                    onClick={() => copy(output?.text ?? '')}
                  />
                </div>
                <div className="hubkit-template-stage">
                  <OutputPane
                    {...{ views, output, spaces, labels }}
                    nonce={cspNonce}
                    isStale={failure !== undefined}
                    tint={pointing.inOutput}
                    highlights={highlights && highlights.text === output?.text ? highlights.spans : NO_SPANS}
                    onPoint={pointing.pointInOutput}
                  />
                  {state.engineFailure ? (
                    <p className="hubkit-template-failure">{state.engineFailure}</p>
                  ) : (
                    failure && <FailureNote error={failure} />
                  )}
                </div>
                <p className="hubkit-template-status">
                  <span className="hubkit-template-facts">
                    {state.last?.reply.ok && output && labels.rendered(output.ms, output.text.length)}
                  </span>
                  <span>{pointing.text || (output && labels.pointHint)}</span>
                </p>
              </section>
            </div>
          </div>
          {children !== undefined && <div className="hubkit-template-more">{children}</div>}
          {formatted && (
            <React.Suspense>
              <FormatDialog
                {...{ source, formatted, labels }}
                onApply={() => onChange(formatted.text)}
                onClose={() => setFormatted(undefined)}
              />
            </React.Suspense>
          )}
        </>
      ),
    };
    return element('div', own, props);
  },
);

function useLibrary(engine: TemplateEngine): TemplateLibrary | undefined {
  const [library, setLibrary] = React.useState<TemplateLibrary>();
  React.useEffect(() => {
    let isMounted = true;
    // Without it only variables are completed.
    engine.library().then(
      (loaded) => isMounted && setLibrary(loaded),
      () => {},
    );
    return () => {
      isMounted = false;
    };
  }, [engine]);
  return library;
}

/** Delay in ms after the last change before a message is announced, so that typing is not interrupted. */
const SPOKEN_AFTER_MS = 1200;

function useSpoken(message: string | undefined): void {
  const isFirst = React.useRef(true);
  React.useEffect(() => {
    if (message === undefined) return;
    const wasFirst = isFirst.current;
    isFirst.current = false;
    if (wasFirst) return;
    const timer = setTimeout(() => announce(message), SPOKEN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [message]);
}

const fixed = (source: string, { start, end, text }: { start: number; end: number; text: string }): string =>
  source.slice(0, start) + text + source.slice(end);
