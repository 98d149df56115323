import { specialTokens } from '@hubkit/jinja/chat';
import type { RenderReply, TemplateEngine, TemplateInput } from '@hubkit/react/template-editor';
import { useCallback, useEffect, useState } from 'react';
import type { FoundPython, PythonRender } from '../../host-config/host-config.ts';
import { Button } from '../../ui/button.tsx';
import { counted } from '../../ui/format-count.ts';
import { SCROLL_REGION } from '../../ui/scroll-region.ts';
import { firstDifference } from './first-difference.ts';
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
  const look = useCallback(() => {
    setFailure('');
    findPython().then(setFound, (error: Error) => setFailure(error.message));
  }, []);
  useEffect(look, [look]);
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
      <>
        <p>
          No Python with Jinja2 was found on this machine. Install it: <code>pip install jinja2</code>
        </p>
        <Button look="outline" icon="refresh" label="Look again" onClick={look} />
      </>
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
      {failure && !found && <Button look="outline" icon="refresh" label="Look again" onClick={look} />}
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
  if (!difference) return <p data-state="agrees">{`✓ Both agree on ${counted(python.output.length, 'character')}.`}</p>;
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

/** Asks the host for a Python with Jinja2; null if it finds no such Python. */
async function findPython(): Promise<FoundPython | null> {
  return (await respondedJson(await fetch('/python/found'))) as FoundPython | null;
}

/** Renders a template with the Python of the host. */
async function renderInPython({ source, context, tokenizer = '{}' }: TemplateInput): Promise<PythonRender> {
  if (Object(JSON.parse(context)).continue_final_message)
    throw new Error('A continued answer is cut after the render, outside of Jinja: turn continue_final_message off.');
  const body = JSON.stringify({ source, context, tokens: specialTokens(JSON.parse(tokenizer)) });
  const headers = { 'content-type': 'application/json' };
  return (await respondedJson(await fetch('/python/render', { method: 'POST', headers, body }))) as PythonRender;
}

async function respondedJson(response: Response): Promise<unknown> {
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  const body: unknown = isJson ? await response.json() : undefined;
  if (response.ok && isJson) return body;
  const message: unknown = Object(Object(body).error).message;
  throw new Error(typeof message === 'string' ? message : 'The host of this page does not respond as expected.');
}
