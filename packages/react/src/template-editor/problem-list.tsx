'use client';

import { SCROLL_REGION } from '../scroll-region/scroll-region.ts';
import type { RenderReply, TemplateFailure, TemplateProblem } from './engine.ts';
import type { TemplateLabels } from './template-labels.ts';

interface ProblemListProps {
  readonly reply: RenderReply | undefined;
  readonly source: string;
  readonly labels: TemplateLabels;
  readonly onFix: (problem: TemplateProblem) => void;
  readonly onGoTo: (problem: TemplateProblem) => void;
}

/** The problems of a source, each with a button that leads to it and, where there is one, its fix. */
export function ProblemList({ reply, source, labels, onFix, onGoTo }: ProblemListProps) {
  const problems = reply?.problems ?? [];
  return (
    <section className="hubkit-template-problems" aria-label={labels.problems}>
      {problems.length === 0 ? (
        <h3>{reply ? labels.noProblems : labels.problems}</h3>
      ) : (
        <details open>
          <summary>
            <h3>{`${labels.problems} (${problems.length})`}</h3>
          </summary>
          <ul>
            {problems.map((problem) => (
              <li key={`${problem.start} ${problem.message}`} data-severity={problem.severity}>
                <button type="button" className="hubkit-template-place" onClick={() => onGoTo(problem)}>
                  line {source.slice(0, problem.start).split('\n').length}
                </button>
                <span>{problem.message}</span>
                {problem.fix && (
                  <button type="button" className="hubkit-template-button" onClick={() => onFix(problem)}>
                    {labels.fix}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

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
