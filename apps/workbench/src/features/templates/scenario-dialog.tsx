import { TextDiff } from '@hubkit/react/template-editor';
import { useState } from 'react';
import { SCENARIOS } from '../../template-engine/scenarios.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { SCROLL_REGION } from '../../ui/scroll-region.ts';
import { TitledDialog } from '../../ui/titled-dialog.tsx';
import { FORGED_TURN } from './forgery-words.ts';
import styles from './scenario-matrix.module.css';
import type { Matrix } from './use-scenarios.ts';

interface ScenarioDialogProps {
  readonly scenario: string;
  readonly template: string;
  /** Name of the template that is edited. */
  readonly edited: string;
  readonly matrix: Matrix;
  readonly onUse: (context: string) => void;
  readonly onClose: () => void;
}

/** The output of a template for a scenario, or how it differs from that of another template. */
export function ScenarioDialog({ scenario, template, edited, matrix, onUse, onClose }: ScenarioDialogProps) {
  const others = matrix.columns.map(({ name }) => name).filter((name) => name !== template);
  const saved = others.find((name) => name === `${edited}, saved` || `${name}, saved` === template);
  const [base, setBase] = useState(saved ?? others[0] ?? '');
  const findCell = (name: string) => matrix.cells.find((cell) => cell.scenario === scenario && cell.template === name);
  const readText = (name: string) => findCell(name)?.text ?? '';
  const { lost = [], forges, context } = findCell(template) ?? {};
  const chosen = SCENARIOS.find(({ id }) => id === scenario);
  const label = chosen?.label ?? scenario;
  return (
    <TitledDialog
      title={others.length > 0 ? `${label}: ${template}` : label}
      isWide
      onClose={onClose}
      foot={
        <Button
          look="primary"
          label="Use as input"
          onClick={() => {
            onUse(context ?? chosen?.context ?? '{}');
            onClose();
          }}
        />
      }
    >
      {lost.length > 0 && <p>{`Left out of the output: ${lost.join(', ')}. The model does not see this.`}</p>}
      {forges && <p>{FORGED_TURN[forges]}</p>}
      {others.length > 0 && (
        <Field label="Compare with">
          {(control) => (
            <select {...control} value={base} onChange={(event) => setBase(event.target.value)}>
              <option value="">nothing</option>
              {others.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          )}
        </Field>
      )}
      {base ? (
        <TextDiff before={readText(base)} after={readText(template)} label={`Changes from ${base} to ${template}`} />
      ) : (
        <pre className={styles.output} {...SCROLL_REGION}>
          {readText(template)}
        </pre>
      )}
    </TitledDialog>
  );
}
