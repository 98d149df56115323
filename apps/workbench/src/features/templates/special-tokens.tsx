import { useMemo } from 'react';
import styles from './templates-page.module.css';

/** The special tokens that a tokenizer's configuration names. */
export function SpecialTokens({ tokenizer }: { readonly tokenizer: string }) {
  const tokens = useMemo(() => readTokens(tokenizer), [tokenizer]);
  if (tokens.length === 0) return null;
  return (
    <details className={styles.tokens}>
      <summary>Special tokens ({tokens.length})</summary>
      <dl>
        {tokens.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <code>{text}</code>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function readTokens(tokenizer: string): [string, string][] {
  const config: unknown = JSON.parse(tokenizer || '{}');
  return Object.entries(Object(config)).flatMap(([name, token]): [string, string][] => {
    const text: unknown = typeof token === 'string' ? token : Object(token).content;
    return name.endsWith('_token') && typeof text === 'string' ? [[name, text]] : [];
  });
}
