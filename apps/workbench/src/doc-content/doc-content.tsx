import { Heading } from '@hubkit/react';
import { Link } from '@tanstack/react-router';
import { createElement, type ReactNode, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { CodeBlock } from '../ui/code-block.tsx';
import { LazyPart, latePart } from '../ui/lazy-part.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { SCROLL_REGION } from '../ui/scroll-region.ts';
import styles from './doc-content.module.css';
import type { DocModule, DocNode } from './doc-page.ts';

interface DocContentProps {
  readonly nodes: readonly DocNode[];
  readonly examples: DocModule['examples'];
}

/** The content of a page. Nodes never move, so their place is their key. */
export function DocContent({ nodes, examples }: DocContentProps): ReactNode {
  const draw = (node: DocNode, at: number): ReactNode => {
    if (typeof node === 'string') return node;
    const children = 'children' in node ? node.children.map(draw) : [];
    switch (node.type) {
      case 'heading':
        return (
          <Heading key={at} level={node.level as 1} id={node.id} title={node.title}>
            {children}
          </Heading>
        );
      case 'code': {
        const load = node.example ? examples[node.example] : undefined;
        return load ? (
          <RunnableExample key={at} text={node.text} language={node.language} load={load} />
        ) : (
          <CodeBlock key={at} code={node.text} language={node.language} />
        );
      }
      case 'link':
        return node.page === undefined ? (
          <a key={at} href={node.href}>
            {children}
          </a>
        ) : (
          <Link key={at} to="/docs/$" params={{ _splat: node.page }} {...(node.hash && { hash: node.hash })}>
            {children}
          </Link>
        );
      case 'table':
        return (
          <section key={at} className={styles.table} aria-label={`Table ${node.number}`} {...SCROLL_REGION}>
            <table>{children}</table>
          </section>
        );
      case 'element':
        return VOID.has(node.tag)
          ? createElement(node.tag, { key: at })
          : createElement(node.tag, { key: at }, ...children);
    }
  };
  return nodes.map(draw);
}

const VOID: ReadonlySet<string> = new Set(['br', 'hr', 'input']);

const ExampleFrame = latePart(async () => (await import('./example-frame.tsx')).ExampleFrame);

interface RunnableExampleProps {
  readonly text: string;
  readonly language: string;
  /** Loads the example as one module. */
  readonly load: () => Promise<{ readonly default: string }>;
}

/** An example that can be run: in a frame that reaches nothing but the emulator. */
function RunnableExample({ text, language, load }: RunnableExampleProps) {
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
