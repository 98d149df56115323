'use client';

import * as React from 'react';
import type { TemplateLabels } from './template-labels.ts';

/** A pane that has the room for itself on a narrow screen. */
export type Pane = 'input' | 'template' | 'output';

interface PaneSwitchProps {
  readonly pane: Pane;
  readonly hasInput: boolean;
  readonly labels: TemplateLabels;
  readonly onChange: (pane: Pane) => void;
}

/** Chooses the pane that is shown where there is no room for all; hidden elsewhere. */
export function PaneSwitch({ pane, hasInput, labels, onChange }: PaneSwitchProps) {
  const group = React.useId();
  const panes: readonly Pane[] = hasInput ? ['input', 'template', 'output'] : ['template', 'output'];
  return (
    <fieldset className="hubkit-template-switch" data-input={hasInput || undefined}>
      <legend className="hubkit-visually-hidden">{labels.panes}</legend>
      {panes.map((name) => (
        <label key={name} data-name={name}>
          <input type="radio" name={group} checked={pane === name} onChange={() => onChange(name)} />
          {labels[name]}
        </label>
      ))}
    </fieldset>
  );
}
