import { useStore } from '../state/use-store.ts';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import { useTheme } from './theme-context.tsx';

/** Chooses the colors. */
export function ThemeSwitch() {
  const theme = useTheme();
  const chosen = useStore(theme.store, ({ name }) => name);
  return (
    <SegmentedControl
      label="Colors"
      value={chosen}
      items={[
        ['system', 'System theme', 'monitor'],
        ['light', 'Light', 'sun'],
        ['dark', 'Dark', 'moon'],
      ]}
      onChange={theme.choose}
    />
  );
}
