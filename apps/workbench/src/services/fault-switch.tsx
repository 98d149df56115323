import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { type ArmedFault, FAULT_TARGETS } from './emulator-fetch.ts';
import styles from './fault-switch.module.css';
import { useConnection, useHub } from './hub-context.tsx';

const TARGET_LABELS: Readonly<Record<ArmedFault['target'], string>> = {
  provider: 'Provider',
  router: 'Router',
  hub: 'Hub',
  media: 'Generated files',
  any: 'Everything',
};

/** Makes the emulator fail on purpose, to try the handling of failures. It applies to all pages until it is switched off. */
export function FaultSwitch() {
  const { connection } = useHub();
  const fault = useConnection((state) => state.fault);
  const { faults } = connection.service();
  if (faults.length === 0) return null;
  const arm = (change: Partial<ArmedFault>) =>
    connection.arm({ name: '', target: 'provider', times: 'always', ...fault, ...change });
  const options = (isCommon: boolean) =>
    faults
      .filter((each) => each.isCommon === isCommon)
      .map(({ name }) => (
        <option key={name} value={name}>
          {name}
        </option>
      ));
  return (
    <div className={styles.switch} data-state={fault ? 'on' : 'off'}>
      <Field
        label="Fault"
        hint={faults.find(({ name }) => name === fault?.name)?.summary}
        aside={fault && <Button size="small" label="Switch off" onClick={() => connection.arm(undefined)} />}
      >
        {(control) => (
          <select
            {...control}
            value={fault?.name ?? ''}
            onChange={({ target }) => (target.value ? arm({ name: target.value }) : connection.arm(undefined))}
          >
            <option value="">None</option>
            <optgroup label="Common">{options(true)}</optgroup>
            <optgroup label="All others">{options(false)}</optgroup>
          </select>
        )}
      </Field>
      {fault && (
        <div className={styles.how}>
          <Field label="Target">
            {(control) => (
              <select
                {...control}
                value={fault.target}
                onChange={({ target }) =>
                  arm({ target: FAULT_TARGETS.find((name) => name === target.value) ?? 'provider' })
                }
              >
                {FAULT_TARGETS.map((target) => (
                  <option key={target} value={target}>
                    {TARGET_LABELS[target]}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field label="Strikes">
            {(control) => (
              <select
                {...control}
                value={fault.times}
                onChange={({ target }) => arm({ times: target.value === 'once' ? 'once' : 'always' })}
              >
                <option value="always">Every request</option>
                <option value="once">One request</option>
              </select>
            )}
          </Field>
        </div>
      )}
    </div>
  );
}
