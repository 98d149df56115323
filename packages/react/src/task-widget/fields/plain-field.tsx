'use client';

import * as React from 'react';
import { Icon } from '../../icon/icon.tsx';
import type { FieldProps } from '../field-props.ts';
import { numberIn } from './number-in.ts';

/** The control of a field that browsers have by themselves. */
export function PlainField(props: FieldProps) {
  const { field, control, value, onChange, labels } = props;
  const placeholder = field.isRequired ? undefined : labels.notSet;
  const given = { ...control, className: 'hubkit-input', placeholder };
  const text = typeof value === 'string' ? value : '';
  const change = ({ target }: { readonly target: { readonly value: string } }) => onChange(target.value || undefined);
  switch (field.kind) {
    case 'number':
    case 'integer':
      return (
        <input
          {...given}
          type="number"
          step={field.kind === 'integer' ? 1 : 'any'}
          value={typeof value === 'number' ? value : ''}
          onChange={({ target }) => onChange(numberIn(target))}
        />
      );
    case 'seed':
      return <SeedField {...props} />;
    case 'boolean':
    case 'choice':
      return (
        <select
          {...control}
          className="hubkit-input hubkit-select"
          value={value === undefined ? '' : String(value)}
          onChange={({ target }) => {
            const chosen = target.value || undefined;
            onChange(field.kind === 'boolean' && chosen ? chosen === 'true' : chosen);
          }}
        >
          <option value="">{labels.notSet}</option>
          {(field.choices ?? ['true', 'false']).map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      );
    case 'lines':
      return (
        <textarea
          {...given}
          rows={3}
          placeholder={labels.onePerLine}
          value={Array.isArray(value) ? value.join('\n') : ''}
          onChange={({ target }) => onChange(target.value === '' ? undefined : target.value.split('\n'))}
        />
      );
    case 'messages': {
      const question = readQuestion(value);
      if (question === undefined) return <JsonField {...props} />;
      const ask = (content: string) => onChange([{ role: 'user', content }]);
      return <textarea {...given} rows={3} value={question} onChange={({ target }) => ask(target.value)} />;
    }
    case 'line':
      return <input {...given} type="text" value={text} onChange={change} />;
    case 'text':
      return <textarea {...given} rows={field.isRequired || field.isMain ? 4 : 2} value={text} onChange={change} />;
    default:
      return <JsonField {...props} />;
  }
}

/** A value as JSON. While the text is not valid, the last valid value counts. */
function JsonField({ field, control, value, onChange, onProblem, labels }: FieldProps) {
  const [draft, setDraft] = React.useState<string>();
  const read = (text: string) => {
    setDraft(text);
    try {
      onChange(text.trim() === '' ? undefined : JSON.parse(text));
      onProblem('');
    } catch (error) {
      onProblem(labels.wrongJson(error instanceof Error ? error.message : String(error)));
    }
  };
  return (
    <textarea
      {...control}
      className="hubkit-input"
      data-kind="json"
      rows={4}
      spellCheck={false}
      placeholder={field.isRequired ? undefined : labels.notSet}
      value={draft ?? (value === undefined ? '' : JSON.stringify(value, null, 1))}
      onChange={({ target }) => read(target.value)}
      onBlur={() => control['aria-invalid'] || setDraft(undefined)}
    />
  );
}

/** The text of a chat that is a single question, or empty; undefined for any other chat. */
function readQuestion(messages: unknown): string | undefined {
  if (messages === undefined) return '';
  if (!Array.isArray(messages) || messages.length !== 1) return undefined;
  const { role, content }: { role?: unknown; content?: unknown } = Object(messages[0]);
  return role === 'user' && typeof content === 'string' ? content : undefined;
}

/** Largest seed that every provider takes, and one more. */
const SEEDS = 0x8000_0000;

/** A seed, with a button that chooses one at random: the same seed gives the same result again. */
function SeedField({ control, value, onChange, labels }: FieldProps) {
  return (
    <div className="hubkit-task-row">
      <input
        {...control}
        className="hubkit-input"
        type="number"
        step={1}
        min={0}
        placeholder={labels.notSet}
        value={typeof value === 'number' ? value : ''}
        onChange={({ target }) => onChange(numberIn(target))}
      />
      <button
        type="button"
        className="hubkit-button"
        aria-label={labels.randomSeed}
        title={labels.randomSeed}
        onClick={() => onChange(Math.floor(Math.random() * SEEDS))}
      >
        <Icon path={DICE} />
      </button>
    </div>
  );
}

const DICE =
  'M5 4h14a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1zM7.75 8.5h1.5M14.75 8.5h1.5M11.25 12h1.5M7.75 15.5h1.5M14.75 15.5h1.5';
