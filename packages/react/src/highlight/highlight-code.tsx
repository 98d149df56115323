import * as React from 'react';
import { drawTokens } from './draw-tokens.tsx';
import { JinjaCode } from './jinja-code.tsx';
import { tokenize } from './tokens.ts';

interface HighlightedCodeProps {
  readonly code: string;
  readonly language: string;
}

/** Above this length, in characters, code is plain: an element for each token would make the page slow. */
const MAX_LENGTH = 60_000;

const HighlightedCode = /* @__PURE__ */ React.memo(function HighlightedCode({ code, language }: HighlightedCodeProps) {
  if (code.length > MAX_LENGTH) return code;
  return /^(?:jinja2?|j2)$/i.test(language) ? <JinjaCode code={code} /> : drawTokens(tokenize(code, language));
});

/**
 * Draws Python, JavaScript, TypeScript, JSON, shell code and Jinja templates in color; code in other languages, and above 60,000
 * characters, stays plain.
 *
 * @example <SnippetPanel snippets={snippets} renderCode={highlightCode} />
 */
export function highlightCode(code: string, language: string): React.ReactElement {
  return <HighlightedCode code={code} language={language} />;
}
