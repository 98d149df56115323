import * as React from 'react';
import { tokenize } from './tokens.ts';

interface HighlightedCodeProps {
  readonly code: string;
  readonly language: string;
}

/** Above this length, in characters, code is plain: an element for each token would make the page slow. */
const MAX_LENGTH = 60_000;

const HighlightedCode = /* @__PURE__ */ React.memo(function HighlightedCode({ code, language }: HighlightedCodeProps) {
  if (code.length > MAX_LENGTH) return code;
  return tokenize(code, language).map(({ text, role }, place) =>
    role ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the tokens of a text have no other name than their place.
      <span key={place} className={`hubkit-code-${role}`}>
        {text}
      </span>
    ) : (
      text
    ),
  );
});

/**
 * Draws Python, JavaScript, TypeScript, JSON and shell code in color; code in other languages, and above 60,000 characters, stays plain.
 *
 * @example <SnippetPanel snippets={snippets} renderCode={highlightCode} />
 */
export function highlightCode(code: string, language: string): React.ReactElement {
  return <HighlightedCode code={code} language={language} />;
}
