import { memo } from 'react';
import styles from './code-text.module.css';
import { tokensOf } from './tokens.ts';

interface CodeTextProps {
  readonly code: string;
  /** `python`, `ts`, `json`, `sh`; of any other language the code is plain. */
  readonly language: string;
}

/** Above this length, in characters, code is plain: an element for each piece would make the page slow. */
const MAX_LENGTH = 60_000;

/** Code with the colors of its parts. */
export const CodeText = memo(function CodeText({ code, language }: CodeTextProps) {
  if (code.length > MAX_LENGTH) return code;
  return tokensOf(code, language).map(({ text, role }, place) =>
    role ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name than their place.
      <span key={place} className={styles[role]}>
        {text}
      </span>
    ) : (
      text
    ),
  );
});

/** `renderCode` of a snippet panel. */
export function renderCode(code: string, language: string) {
  return <CodeText code={code} language={language} />;
}
