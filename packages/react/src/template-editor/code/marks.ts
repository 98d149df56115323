import { type Extension, type Range, RangeSet, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';
import type { TextSpan } from '../engine.ts';

/** A range of a text with the class it is shown with. */
export interface Mark extends TextSpan {
  readonly className: string;
  /** Shown by the browser when the pointer rests on the range. */
  readonly title?: string;
}

/** Marks of one kind, and the function that replaces all of them. */
export interface MarkLayer {
  readonly extension: Extension;
  readonly show: (view: EditorView, marks: readonly Mark[]) => void;
}

/** Makes a layer of marks. Changes of the text move them until the next ones arrive. */
export function createMarkLayer(): MarkLayer {
  const replace = StateEffect.define<DecorationSet>();
  const field = StateField.define<DecorationSet>({
    create: () => Decoration.none,
    update: (marks, { changes, effects }) =>
      effects.reduce<DecorationSet>((set, effect) => (effect.is(replace) ? effect.value : set), marks.map(changes)),
    provide: (own) => EditorView.decorations.from(own),
  });
  return {
    extension: field,
    show(view, marks) {
      if (marks.length === 0 && view.state.field(field).size === 0) return;
      view.dispatch({ effects: replace.of(createDecorations(marks, view.state.doc.length)) });
    },
  };
}

function createDecorations(marks: readonly Mark[], length: number): DecorationSet {
  const ranges = marks.flatMap(({ start, end, className, title }): Range<Decoration>[] => {
    const [from, to] = [Math.max(0, start), Math.min(end, length)];
    if (from >= to) return [];
    return [Decoration.mark({ class: className, ...(title && { attributes: { title } }) }).range(from, to)];
  });
  return RangeSet.of(ranges, true);
}
