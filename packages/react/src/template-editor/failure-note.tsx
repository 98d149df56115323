import { SCROLL_REGION } from '../scroll-region/scroll-region.ts';
import type { TemplateFailure } from './engine.ts';

/** The error of a template, with the surrounding lines. */
export function FailureNote({ error }: { readonly error: TemplateFailure }) {
  return (
    <div className="hubkit-template-failure" data-kind={error.kind}>
      <p>
        {error.pyType && <strong>{error.pyType}: </strong>}
        {error.message}
      </p>
      {error.frame && <pre {...SCROLL_REGION}>{error.frame}</pre>}
      {error.stack.length > 0 && (
        <ol>
          {error.stack.map((entry, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the steps of one error never change their order.
            <li key={at}>in {entry}</li>
          ))}
        </ol>
      )}
    </div>
  );
}
