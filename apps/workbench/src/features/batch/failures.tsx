import { Button } from '../../ui/button.tsx';
import { Section } from '../../ui/card-grid.tsx';
import { count } from '../../ui/format-count.ts';
import { LineList } from '../../ui/line-list.tsx';
import type { RunNews } from './disk-run.ts';

interface FailuresProps {
  readonly news: RunNews;
  readonly onShow: (code: string) => void;
  readonly onRetry: (code: string) => void;
}

/** The kinds of failures, the most frequent first, each with a way to call its rows again. */
export function Failures({ news: { failures, state }, onShow, onRetry }: FailuresProps) {
  if (failures.length === 0) return null;
  // A process that works on the run holds its lock.
  const canRetry = state === 'left' || state === 'over';
  return (
    <Section title="Failures">
      <LineList>
        {failures.map(({ code, count: rows, example }) => (
          <li key={code}>
            <div>
              <strong>{`${count(rows)} × ${code}`}</strong>
              <p className="quiet">{example}</p>
            </div>
            <div className="row">
              <Button
                size="small"
                look="outline"
                label="Show"
                aria-label={`Show the rows with ${code}`}
                onClick={() => onShow(code)}
              />
              <Button
                size="small"
                look="outline"
                icon="refresh"
                label="Retry these"
                aria-label={`Retry the rows with ${code}`}
                disabled={!canRetry}
                title={canRetry ? undefined : 'Stop the run first, or wait for its end'}
                onClick={() => onRetry(code)}
              />
            </div>
          </li>
        ))}
      </LineList>
    </Section>
  );
}
