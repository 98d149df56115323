'use client';

import * as React from 'react';
import { drawTokens } from './draw-tokens.tsx';

type TokenizeJinja = typeof import('./jinja-tokens.ts').tokenizeJinja;

/** A template in color, once what reads it is loaded: few pages have any. */
export const JinjaCode = /* @__PURE__ */ React.memo(function JinjaCode({ code }: { readonly code: string }) {
  const [tokenize, setTokenize] = React.useState<TokenizeJinja>();
  React.useEffect(() => {
    let isMounted = true;
    import('./jinja-tokens.ts').then(
      ({ tokenizeJinja }) => isMounted && setTokenize(() => tokenizeJinja),
      // Without it, the template stays plain.
      () => {},
    );
    return () => {
      isMounted = false;
    };
  }, []);
  return tokenize ? drawTokens(tokenize(code)) : code;
});
