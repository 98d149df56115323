import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { bracketMatching } from '@codemirror/language';
import { type Diagnostic, lintGutter, nextDiagnostic, previousDiagnostic, setDiagnostics } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import type { TemplateFix, TemplateProblem, TextSpan, TrimmedSpan } from '../engine.ts';
import type { SpacesShown } from '../template-layout.ts';
import { type CompletionData, completeJinja } from './complete.ts';
import { commonExtensions } from './editor-theme.ts';
import { jinjaLanguage } from './jinja-language.ts';
import { createMarkLayer } from './marks.ts';
import { replaceText } from './replace-text.ts';
import { createWhiteSpace } from './white-space.ts';

/** Options of the source's view. */
export interface SourceViewOptions {
  readonly parent: HTMLElement;
  readonly text: string;
  readonly label: string;
  readonly fixLabel: string;
  readonly nonce: string | undefined;
  readonly onChange: (text: string) => void;
  /** Called with the caret's offset when it moves, and with undefined when the focus leaves. */
  readonly onCaret: (offset: number | undefined) => void;
}

/** A selection: the caret is at `head`. */
interface CaretRange {
  readonly anchor: number;
  readonly head: number;
}

/** The editor of a template's source. */
export interface SourceView {
  readonly setText: (text: string) => void;
  readonly setProblems: (problems: readonly TemplateProblem[]) => void;
  readonly setTrimmed: (spans: readonly TrimmedSpan[]) => void;
  readonly setTint: (spans: readonly TextSpan[]) => void;
  readonly setWhiteSpace: (shown: SpacesShown) => void;
  readonly setCompletion: (data: CompletionData) => void;
  readonly applyFix: (fix: TemplateFix) => void;
  /** Selects a range, brings its head in sight, and puts the focus into the editor. */
  readonly select: (range: CaretRange) => void;
  readonly destroy: () => void;
}

/** Makes the editor of a template's source. Tab is not bound, so that it leaves the editor. */
export function createSourceView({
  parent,
  text,
  label,
  fixLabel,
  nonce,
  onChange,
  onCaret,
}: SourceViewOptions): SourceView {
  const tint = createMarkLayer();
  const trimmed = createMarkLayer();
  const whiteSpace = createWhiteSpace();
  let completion: CompletionData | undefined;

  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        commonExtensions(nonce),
        jinjaLanguage,
        lineNumbers(),
        lintGutter(),
        history(),
        drawSelection(),
        highlightActiveLine(),
        bracketMatching(),
        closeBrackets(),
        autocompletion({ override: [(context) => completeJinja(context, completion)], icons: false }),
        keymap.of([
          { key: 'F8', run: nextDiagnostic },
          { key: 'Shift-F8', run: previousDiagnostic },
          ...closeBracketsKeymap,
          ...completionKeymap,
          ...historyKeymap,
          ...defaultKeymap,
        ]),
        tint.extension,
        trimmed.extension,
        whiteSpace.extension,
        EditorView.contentAttributes.of({
          tabindex: '0',
          'aria-label': label,
          spellcheck: 'false',
          autocapitalize: 'off',
        }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) onChange(update.state.doc.toString());
          if (update.selectionSet || update.docChanged || update.focusChanged)
            onCaret(update.view.hasFocus ? update.state.selection.main.head : undefined);
        }),
      ],
    }),
  });

  const applyFix = ({ start, end, text: insert }: TemplateFix) => {
    if (end > view.state.doc.length) return;
    view.dispatch({ changes: { from: start, to: end, insert }, selection: { anchor: start + insert.length } });
    view.focus();
  };

  const toDiagnostic = ({ start, end, severity, message, fix }: TemplateProblem): Diagnostic => {
    const { length } = view.state.doc;
    return {
      from: Math.min(start, length),
      to: Math.min(end, length),
      severity,
      message,
      actions: fix ? [{ name: fixLabel, apply: () => applyFix(fix) }] : [],
    };
  };

  return {
    setText: (next) => replaceText(view, next),
    setProblems: (problems) => view.dispatch(setDiagnostics(view.state, problems.map(toDiagnostic))),
    setTrimmed(spans) {
      trimmed.show(
        view,
        spans.map(({ cause, ...span }) => ({
          ...span,
          className: 'hubkit-template-trimmed',
          title: `Not printed: ${cause}`,
        })),
      );
      whiteSpace.strike(view, spans);
    },
    setTint: (spans) =>
      tint.show(
        view,
        spans.map((span) => ({ ...span, className: 'hubkit-template-tint' })),
      ),
    setWhiteSpace: (shown) => whiteSpace.show(view, shown),
    setCompletion(data) {
      completion = data;
    },
    applyFix,
    select(range) {
      const { length } = view.state.doc;
      const [anchor, head] = [Math.min(range.anchor, length), Math.min(range.head, length)];
      view.dispatch({ selection: { anchor, head }, effects: EditorView.scrollIntoView(head, { y: 'center' }) });
      view.focus();
    },
    destroy: () => view.destroy(),
  };
}
