import { Compartment, type Extension, type Range, StateEffect, StateField } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  type EditorView,
  highlightWhitespace,
  MatchDecorator,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';
import type { TextSpan } from '../engine.ts';
import type { SpacesShown } from '../template-layout.ts';

const lineEnd = Decoration.line({ class: 'hubkit-template-line' });
const trimmedLineEnd = Decoration.line({ class: 'hubkit-template-line hubkit-template-line-trimmed' });

const setTrimmed = StateEffect.define<readonly TextSpan[]>();

/** Ranges whose line ends are struck. */
const trimmedField = StateField.define<readonly TextSpan[]>({
  create: () => [],
  update: (spans, { effects }) =>
    effects.reduce<readonly TextSpan[]>((last, effect) => (effect.is(setTrimmed) ? effect.value : last), spans),
});

/** Marks the end of each visible line except the last. The mark is not text, so it is never copied. */
const lineEnds = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;
    constructor(view: EditorView) {
      this.decorations = visibleLineEnds(view);
    }
    update(update: ViewUpdate) {
      const isOther = update.startState.field(trimmedField) !== update.state.field(trimmedField);
      if (update.docChanged || update.viewportChanged || isOther) this.decorations = visibleLineEnds(update.view);
    }
  },
  { decorations: (plugin) => plugin.decorations },
);

function visibleLineEnds(view: EditorView): DecorationSet {
  const { doc } = view.state;
  const trimmed = view.state.field(trimmedField);
  const found: Range<Decoration>[] = [];
  for (const { from, to } of view.visibleRanges) {
    for (let at = from; at <= to; ) {
      const line = doc.lineAt(at);
      at = line.to + 1;
      if (line.number === doc.lines) break;
      const isTrimmed = trimmed.some(({ start, end }) => start <= line.to && line.to < end);
      found.push((isTrimmed ? trimmedLineEnd : lineEnd).range(line.from));
    }
  }
  return Decoration.set(found, true);
}

/** White space at the end of a line, and characters that look like a space or like nothing. */
const MISSED = /[^\S\n]+$|(?! )[\p{Cc}\p{Cf}\p{Z}]/gu;

const missed = ViewPlugin.fromClass(
  class {
    matcher = new MatchDecorator({ regexp: MISSED, decoration: Decoration.mark({ class: 'hubkit-template-missed' }) });
    decorations: DecorationSet;
    constructor(view: EditorView) {
      this.decorations = this.matcher.createDeco(view);
    }
    update(update: ViewUpdate) {
      this.decorations = this.matcher.updateDeco(update, this.decorations);
    }
  },
  { decorations: (plugin) => plugin.decorations },
);

const MARKS: Readonly<Record<SpacesShown, Extension>> = {
  off: [],
  hidden: [missed, lineEnds],
  all: [missed, lineEnds, highlightWhitespace()],
};

/** White space that can be made visible. */
export function createWhiteSpace() {
  const shown = new Compartment();
  return {
    extension: [trimmedField, shown.of([])] as Extension,
    show: (view: EditorView, spaces: SpacesShown) => view.dispatch({ effects: shown.reconfigure(MARKS[spaces]) }),
    strike: (view: EditorView, spans: readonly TextSpan[]) => view.dispatch({ effects: setTrimmed.of(spans) }),
  };
}
