import { defaultKeymap } from '@codemirror/commands';
import { EditorState } from '@codemirror/state';
import { drawSelection, EditorView, keymap } from '@codemirror/view';
import type { SpecialToken, TextSpan } from '../engine.ts';
import type { SpacesShown } from '../template-layout.ts';
import { commonExtensions } from './editor-theme.ts';
import { createMarkLayer, type Mark } from './marks.ts';
import { replaceText } from './replace-text.ts';
import { createWhiteSpace } from './white-space.ts';

/** Options of the output's view. */
export interface OutputViewOptions {
  readonly parent: HTMLElement;
  readonly label: string;
  readonly nonce: string | undefined;
  /** Called with the offset under the pointer or at the caret; undefined when neither is there any more. */
  readonly onPoint: (offset: number | undefined) => void;
}

/** An output with its marks. */
interface ShownOutput {
  readonly text: string;
  readonly special: readonly SpecialToken[];
  readonly spans: readonly TextSpan[];
}

/** The read-only view of an output. */
export interface OutputView {
  readonly show: (output: ShownOutput) => void;
  readonly setTint: (spans: readonly TextSpan[]) => void;
  readonly setHighlights: (spans: readonly TextSpan[]) => void;
  readonly setWhiteSpace: (shown: SpacesShown) => void;
  readonly destroy: () => void;
}

/** Makes the view of an output: its caret can be moved, its text not changed. */
export function createOutputView({ parent, label, nonce, onPoint }: OutputViewOptions): OutputView {
  const tint = createMarkLayer();
  const spans = createMarkLayer();
  const special = createMarkLayer();
  const highlights = createMarkLayer();
  const whiteSpace = createWhiteSpace();

  const view = new EditorView({
    parent,
    state: EditorState.create({
      extensions: [
        commonExtensions(nonce),
        EditorState.readOnly.of(true),
        drawSelection(),
        keymap.of([...defaultKeymap]),
        spans.extension,
        special.extension,
        tint.extension,
        highlights.extension,
        whiteSpace.extension,
        // The caret is for reading: no keyboard of a phone should rise for it.
        EditorView.contentAttributes.of({
          tabindex: '0',
          'aria-label': label,
          'aria-readonly': 'true',
          inputmode: 'none',
        }),
        EditorView.updateListener.of((update) => {
          if (update.selectionSet || update.focusChanged)
            onPoint(update.view.hasFocus ? update.state.selection.main.head : undefined);
        }),
        EditorView.domEventHandlers({
          mousemove: (event, own) => onPoint(own.posAtCoords({ x: event.clientX, y: event.clientY }) ?? undefined),
          mouseleave: (_event, own) => onPoint(own.hasFocus ? own.state.selection.main.head : undefined),
        }),
      ],
    }),
  });

  return {
    show(output) {
      replaceText(view, output.text);
      spans.show(
        view,
        output.spans.map((span) => ({ ...span, className: 'hubkit-template-assistant' })),
      );
      special.show(view, output.special.map(specialMark));
    },
    setTint: (pieces) =>
      tint.show(
        view,
        pieces.map((span) => ({ ...span, className: 'hubkit-template-tint' })),
      ),
    setHighlights: (pieces) =>
      highlights.show(
        view,
        pieces.map((span) => ({ ...span, className: 'hubkit-template-highlight' })),
      ),
    setWhiteSpace: (shown) => whiteSpace.show(view, shown),
    destroy: () => view.destroy(),
  };
}

function specialMark({ start, end, isNamed }: SpecialToken): Mark {
  const className = isNamed ? 'hubkit-template-special' : 'hubkit-template-special hubkit-template-guessed';
  return {
    start,
    end,
    className,
    title: isNamed ? 'Special token' : 'Looks like a special token; the configuration does not name it',
  };
}
