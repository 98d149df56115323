import type { TextPart } from './split-tokens.ts';

/** A text with its labeled parts marked; each label follows its part. */
export function TokenText({ parts }: { readonly parts: readonly TextPart[] }) {
  return (
    <p className="hubkit-tokens">
      {parts.map(({ text, label }, index) =>
        label === undefined ? (
          text
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is its position in the text.
          <mark key={index} className="hubkit-token">
            {text}
            <span className="hubkit-token-label">{label}</span>
          </mark>
        ),
      )}
    </p>
  );
}
