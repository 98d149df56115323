import { ResultView } from '@hubkit/react/result-view';
import '@hubkit/react/result-view.css';

/** The result of a job, as it was kept. */
export function JobResult({ output, label }: { readonly output: unknown; readonly label: string }) {
  return <ResultView value={output} label={label} />;
}
