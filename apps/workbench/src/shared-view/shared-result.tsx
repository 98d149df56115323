import { guessKind, type ResultKind } from '@hubkit/react/result-view';
import { type TaskArguments, TaskResult } from '@hubkit/react/task-widget';
import { CodeBlock } from '../ui/code-block.tsx';
import '@hubkit/react/task-widget.css';
import { isPictureUrl } from './is-picture-url.ts';
import styles from './shared-view.module.css';

interface SharedResultProps {
  readonly task: string;
  readonly args: TaskArguments;
  /** The result as JSON. */
  readonly output: string;
}

/** The result of a shared run. What would load a file or play one, or is too deep to draw, is shown as it is written. */
export function SharedResult({ task, args, output }: SharedResultProps) {
  if (measureDepth(output) > MAX_DEPTH) return <Written text={output} />;
  const value = parsed(output);
  if (!isDrawn(value)) return <Written text={JSON.stringify(value, null, 2)} />;
  return <TaskResult task={task} args={args} value={value} />;
}

function Written({ text }: { readonly text: string }) {
  return <CodeBlock className={styles.text} code={text} language="json" />;
}

/** Most levels of lists and objects that are drawn. Results of tasks have fewer than ten. */
const MAX_DEPTH = 50;

function measureDepth(json: string): number {
  let depth = 0;
  let deepest = 0;
  for (const char of json) {
    if (char === '[' || char === '{') deepest = Math.max(deepest, ++depth);
    else if (char === ']' || char === '}') depth--;
  }
  return deepest;
}

const WITH_FILES: readonly ResultKind[] = ['image', 'audio', 'video', 'masks'];

function isDrawn(value: unknown): boolean {
  if (WITH_FILES.includes(guessKind(value))) return typeof value === 'string' && isPictureUrl(value);
  // Of some results, a text in them is shown by itself.
  return !JSON.stringify(value ?? null).includes('"data:');
}

/** The value of a JSON text; another text itself. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
