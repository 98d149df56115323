import type { EditorView } from '@codemirror/view';

/** Makes a view show a text by the smallest change, so that caret, scroll position and undo steps are kept. */
export function replaceText(view: EditorView, text: string): void {
  const old = view.state.doc.toString();
  if (old === text) return;
  const most = Math.min(old.length, text.length);
  let start = 0;
  while (start < most && old[start] === text[start]) start++;
  let tail = 0;
  while (tail < most - start && old[old.length - 1 - tail] === text[text.length - 1 - tail]) tail++;
  view.dispatch({ changes: { from: start, to: old.length - tail, insert: text.slice(start, text.length - tail) } });
}
