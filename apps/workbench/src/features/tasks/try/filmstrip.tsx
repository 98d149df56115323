import { readResult } from '@hubkit/react/result-view';
import { filesIn } from '@hubkit/react/task-widget';
import type { KeptRun } from '../../../run/kept-run.ts';
import { titleOfCall } from '../../../run/kept-run.ts';
import { textOfResult } from '../../../task-run/text-of-result.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { useObjectUrl } from '../../../ui/use-object-url.ts';
import styles from './filmstrip.module.css';

interface FilmstripProps {
  readonly runs: readonly KeptRun[];
  /** Id of the run whose result is shown. */
  readonly shown: string | undefined;
  readonly onShow: (run: KeptRun) => void;
  readonly onRemove: (id: string) => () => void;
}

/** The last runs of a task; one that is chosen shows its result and fills in its form. */
export function Filmstrip({ runs, shown, onShow, onRemove }: FilmstripProps) {
  const toast = useToast();
  const remove = (id: string) => toast({ text: 'The run was removed.', action: 'Undo', onAction: onRemove(id) });
  return (
    <section className={styles.strip} aria-label="Last runs">
      <ol className="bare-list">
        {runs.map((entry) => (
          <li key={entry.id}>
            <button
              type="button"
              className={styles.run}
              aria-current={entry.id === shown ? 'true' : undefined}
              title={titleOfCall(entry.task, entry.run.spec.args)}
              onClick={() => onShow(entry)}
            >
              <Thumbnail entry={entry} />
              <span className="visually-hidden">{`Show the run “${titleOfCall(entry.task, entry.run.spec.args)}”`}</span>
            </button>
            {entry.id === shown && (
              <Button size="small" icon="trash" iconOnly label="Remove this run" onClick={() => remove(entry.id)} />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The image of a run's result or input, or the beginning of its text; else a sign. What was asked is below, where there is no text. */
function Thumbnail({ entry: { run } }: { readonly entry: KeptRun }) {
  const picture = [...filesIn(run.output), ...filesIn(run.spec.args)].find(({ type }) => type.startsWith('image/'));
  const url = useObjectUrl(picture);
  const isFailed = run.status === 'failed';
  const text = isFailed || picture ? '' : textOfResult(run) || firstLabel(run);
  const plays = filesIn(run.output).some(({ type }) => /^(audio|video)\//.test(type));
  return (
    <>
      <span className={`frame ${styles.frame}`}>
        {isFailed && <Icon name="alert" />}
        {!isFailed && url && <img src={url} alt="" />}
        {text && <span className={styles.words}>{text.slice(0, 100)}</span>}
        {!isFailed && !picture && !text && <Icon name={plays ? 'play' : 'task'} />}
      </span>
      {!text && (
        <span className={styles.prompt} aria-hidden="true">
          {titleOfCall(run.spec.task, run.spec.args)}
        </span>
      )}
    </>
  );
}

/** The label with the highest score; '' for a result of another kind. */
function firstLabel({ output }: KeptRun['run']): string {
  const result = readResult(output);
  return (result.kind === 'labels' && result.data[0]?.label) || '';
}
