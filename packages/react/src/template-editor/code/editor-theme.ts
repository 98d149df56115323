import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** Colors come from the style sheet, where both themes are. */
const classes = HighlightStyle.define([
  { tag: tags.keyword, class: 'hubkit-code-keyword' },
  { tag: tags.atom, class: 'hubkit-code-number' },
  { tag: tags.number, class: 'hubkit-code-number' },
  { tag: tags.string, class: 'hubkit-code-string' },
  { tag: tags.comment, class: 'hubkit-code-comment' },
  { tag: tags.meta, class: 'hubkit-code-delimiter' },
  { tag: tags.function(tags.variableName), class: 'hubkit-code-name' },
  { tag: tags.propertyName, class: 'hubkit-code-property' },
]);

/** The extensions of both views of the editor. */
export function commonExtensions(nonce: string | undefined): Extension[] {
  return [
    // An output may hold `\r`: only `\n` ends a line, so that offsets are those of the text.
    EditorState.lineSeparator.of('\n'),
    EditorView.lineWrapping,
    syntaxHighlighting(classes),
    ...(nonce ? [EditorView.cspNonce.of(nonce)] : []),
  ];
}
