import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { CodeBlock } from '../ui/code-block.tsx';
import { LazyPart, latePart } from '../ui/lazy-part.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import styles from './doc-content.module.css';

const ExampleFrame = latePart(async () => (await import('./example-frame.tsx')).ExampleFrame);

interface RunnableExampleProps {
  readonly text: string;
  readonly language: string;
  /** Loads the example as one module. */
  readonly load: () => Promise<{ readonly default: string }>;
}

/** An example that can be run: in a frame that reaches nothing but the emulator. */
export function RunnableExample({ text, language, load }: RunnableExampleProps) {
  const [run, setRun] = useState<{ readonly id: number; readonly code: string }>();
  const [failure, setFailure] = useState<Error>();
  const start = () => {
    setFailure(undefined);
    load().then(
      ({ default: code }) => setRun((before) => ({ id: (before?.id ?? 0) + 1, code })),
      (error: Error) => setFailure(error),
    );
  };
  return (
    <div className={styles.example}>
      <CodeBlock code={text} language={language} />
      <Button look="outline" size="small" icon="play" label={run ? 'Run again' : 'Run'} onClick={start} />
      {failure && <LoadFailure error={failure} onRetry={start} />}
      <LazyPart>{run && <ExampleFrame key={run.id} code={run.code} />}</LazyPart>
    </div>
  );
}
