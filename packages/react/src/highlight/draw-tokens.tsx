import type * as React from 'react';
import type { Token } from './tokens.ts';

/** Draws tokens, each that has a role as an element with its class. */
export function drawTokens(tokens: readonly Token[]): React.ReactNode {
  return tokens.map(({ text, role }, place) =>
    role ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the tokens of a text have no other name than their place.
      <span key={place} className={`hubkit-code-${role}`}>
        {text}
      </span>
    ) : (
      text
    ),
  );
}
