import { ResultView } from '@hubkit/react/result-view';
import '@hubkit/react/result-view.css';

/** The result of a run, as it was kept. */
export function RunResult({ output, label }: { readonly output: unknown; readonly label: string }) {
  return <ResultView value={output} label={label} />;
}
