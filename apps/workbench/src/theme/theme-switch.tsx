import { useId } from 'react';
import { useStore } from '../state/use-store.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { THEMES, type ThemeName } from './theme.ts';
import { useTheme } from './theme-context.tsx';
import styles from './theme-switch.module.css';

const LOOKS: Readonly<Record<ThemeName, { label: string; icon: IconName }>> = {
  system: { label: 'System theme', icon: 'monitor' },
  light: { label: 'Light', icon: 'sun' },
  dark: { label: 'Dark', icon: 'moon' },
};

/** Chooses the colors. */
export function ThemeSwitch() {
  const theme = useTheme();
  const group = useId();
  const chosen = useStore(theme.store, ({ name }) => name);
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">Colors</legend>
      {THEMES.map((name) => (
        <label key={name} className={styles.choice} title={LOOKS[name].label}>
          <input type="radio" name={group} value={name} checked={chosen === name} onChange={() => theme.choose(name)} />
          <Icon name={LOOKS[name].icon} />
          <span className="visually-hidden">{LOOKS[name].label}</span>
        </label>
      ))}
    </fieldset>
  );
}
