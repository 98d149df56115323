import { lazy, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { CodeBlock } from '../ui/code-block.tsx';
import { LazyPart } from '../ui/lazy-part.tsx';
import styles from './doc-content.module.css';

const ExampleFrame = lazy(() => import('./example-frame.tsx').then((module) => ({ default: module.ExampleFrame })));

interface RunnableExampleProps {
  readonly text: string;
  readonly language: string;
  /** Loads the example as one module. */
  readonly load: () => Promise<{ readonly default: string }>;
}

/** An example that can be run: in a frame that reaches nothing but the emulator. */
export function RunnableExample({ text, language, load }: RunnableExampleProps) {
  const [run, setRun] = useState<{ readonly id: number; readonly code: string }>();
  const start = async () => {
    const { default: code } = await load();
    setRun((before) => ({ id: (before?.id ?? 0) + 1, code }));
  };
  return (
    <div className={styles.example}>
      <CodeBlock>
        <code className={`language-${language}`}>{text}</code>
      </CodeBlock>
      <Button look="outline" size="small" icon="play" label={run ? 'Run again' : 'Run'} onClick={start} />
      <LazyPart>{run && <ExampleFrame key={run.id} code={run.code} />}</LazyPart>
    </div>
  );
}
