import { createStore, type Store } from '../state/store.ts';

export const THEMES = ['system', 'light', 'dark'] as const;

/** Which colors are used; `system` follows the machine. */
export type ThemeName = (typeof THEMES)[number];

export interface Theme {
  readonly store: Store<{ readonly name: ThemeName }>;
  choose(name: ThemeName): void;
}

/** Read by public/theme.js before the first paint. */
const KEY = 'hubkit.theme';

/** Creates the theme from the stored choice, and follows changes in other tabs. */
export function createTheme(): Theme {
  const root = document.documentElement;
  const store = createStore({ name: findTheme(root.dataset.theme) });
  const apply = (name: ThemeName) => {
    store.set({ name });
    if (name === 'system') delete root.dataset.theme;
    else root.dataset.theme = name;
  };
  addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY || key === null) apply(findTheme(newValue ?? undefined));
  });
  return {
    store,
    choose(name) {
      apply(name);
      try {
        localStorage.setItem(KEY, name);
      } catch {
        // Storage is switched off: the choice lasts as long as the page.
      }
    },
  };
}

function findTheme(text: string | undefined): ThemeName {
  return THEMES.find((name) => name === text) ?? 'system';
}
