import type { RenderReply, TemplateEngine, TemplateInput } from '@hubkit/react/template-editor';
import { useEffect, useState } from 'react';
import type { FoundPython, PythonRender } from '../../host-config/host-config.ts';
import { Button } from '../../ui/button.tsx';
import { SCROLL_REGION } from '../../ui/scroll-region.ts';
import { firstDifference } from './first-difference.ts';
import { findPython, renderInPython } from './python-host.ts';
import styles from './templates-page.module.css';

interface PythonPanelProps {
  readonly engine: Pick<TemplateEngine, 'render'>;
  readonly input: TemplateInput;
}

/** Both results of one input. */
interface Comparison {
  readonly input: TemplateInput;
  readonly python: PythonRender;
  readonly engine: RenderReply;
}

/** Renders the template with the Python of this machine, when asked to, and compares its output with that of the page. */
export function PythonPanel({ engine, input }: PythonPanelProps) {
  const [found, setFound] = useState<FoundPython | null>();
  const [comparison, setComparison] = useState<Comparison>();
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    findPython().then(setFound, (error: Error) => setFailure(error.message));
  }, []);
  const compare = async () => {
    setBusy(true);
    setFailure('');
    try {
      const python = await renderInPython(input);
      // Undefined where a newer render took its place: the next one is ours.
      const reply = (await engine.render(input)) ?? (await engine.render(input));
      if (reply) setComparison({ input, python, engine: reply });
    } catch (error) {
      setFailure((error as Error).message);
    } finally {
      setBusy(false);
    }
  };
  const isOld = comparison !== undefined && !isSame(comparison.input, input);
  if (found === null)
    return (
      <p>
        No Python with Jinja2 was found on this machine. After <code>pip install jinja2</code>, open this part again.
      </p>
    );
  return (
    <>
      {found && <p>{`Python ${found.python} with Jinja2 ${found.jinja}, in a sandbox on this machine.`}</p>}
      <Button
        look="outline"
        label={isBusy ? 'Rendering…' : 'Render in Python'}
        disabled={!found || isBusy}
        onClick={compare}
      />
      {failure && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
      {comparison && (
        <div role="status" className={styles.verdict} data-old={isOld}>
          <Verdict {...comparison} />
          {isOld && <p>The template or its input has changed since.</p>}
        </div>
      )}
      {comparison?.python.ok && (
        <section className={styles.message} aria-label="Output of Python" {...SCROLL_REGION}>
          <pre>{comparison.python.output}</pre>
        </section>
      )}
    </>
  );
}

function Verdict({ python, engine }: Comparison) {
  if (!python.ok) {
    const words =
      [python.type, python.message].filter(Boolean).join(': ') + (python.line ? `, line ${python.line}` : '');
    return engine.ok ? (
      <p data-state="differs">{`Only Python fails. ${words}`}</p>
    ) : (
      <p data-state="agrees">{`Both fail. Python: ${words}`}</p>
    );
  }
  if (!engine.ok) return <p data-state="differs">{`Only this page fails: ${engine.error.message}`}</p>;
  const difference = firstDifference(engine.text, python.output);
  if (!difference) return <p data-state="agrees">{`✓ Both agree on ${python.output.length} characters.`}</p>;
  const [here, there] = difference.excerpts;
  return (
    <>
      <p data-state="differs">{`They differ from line ${difference.line}, column ${difference.column}:`}</p>
      <dl className={styles.excerpts}>
        <dt>This page</dt>
        <dd>
          <code>{here || '(end)'}</code>
        </dd>
        <dt>Python</dt>
        <dd>
          <code>{there || '(end)'}</code>
        </dd>
      </dl>
    </>
  );
}

function isSame(one: TemplateInput, other: TemplateInput): boolean {
  return one.source === other.source && one.context === other.context && one.tokenizer === other.tokenizer;
}
