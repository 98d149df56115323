'use client';

import { Icon } from '../../icon/icon.tsx';
import type { FieldProps } from '../field-props.ts';
import { numberIn } from './number-in.ts';

/** Largest seed that every provider takes, and one more. */
const SEEDS = 0x8000_0000;

/** A seed, with a button that chooses one at random: the same seed gives the same result again. */
export function SeedField({ control, value, onChange, labels }: FieldProps) {
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
