import type { TemplateEngine, TemplateInput } from '@hubkit/react/template-editor';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { SCROLL_REGION } from '../../ui/scroll-region.ts';
import styles from './templates-page.module.css';

interface AnswerFormProps {
  readonly engine: Pick<TemplateEngine, 'render'>;
  /** The template and the conversation that the model answers. */
  readonly input: TemplateInput;
}

/** Takes the text that a model wrote and shows the message in it. */
export function AnswerForm({ engine, input }: AnswerFormProps) {
  const [answer, setAnswer] = useState('');
  const [message, setMessage] = useState('');
  const [failure, setFailure] = useState('');
  const parse = async () => {
    try {
      const { parseAnswer } = await import('./parse-answer.ts');
      const parsed = await parseAnswer(engine, input, answer);
      if (parsed === undefined) return;
      setMessage(parsed);
      setFailure('');
    } catch (error) {
      setMessage('');
      setFailure((error as Error).message);
    }
  };
  return (
    <>
      <Field label="Model text" hint="With its special tokens, such as <|im_end|> and <tool_call>.">
        {(control) => (
          <textarea
            {...control}
            rows={6}
            spellCheck={false}
            value={answer}
            onChange={(event) => setAnswer(event.target.value)}
          />
        )}
      </Field>
      <Button look="outline" label="Show the message" onClick={parse} />
      {failure && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
      {message && (
        <section className={styles.message} aria-label="Message" {...SCROLL_REGION}>
          <pre>{message}</pre>
        </section>
      )}
    </>
  );
}
