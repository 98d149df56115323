import type { TemplateFailure } from './engine.ts';

/** Why a template has no output, with the lines around the place. */
export function FailureNote({ error }: { readonly error: TemplateFailure }) {
  return (
    <div className="hubkit-template-failure" data-kind={error.kind}>
      <p>
        {error.pyType && <strong>{error.pyType}: </strong>}
        {error.message}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
      {error.frame && <pre tabIndex={0}>{error.frame}</pre>}
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
