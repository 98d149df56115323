import { createContext, useContext } from 'react';
import type { Theme } from './theme.ts';

const ThemeContext = createContext<Theme | undefined>(undefined);

/** Provides the theme to the page. */
export const ThemeProvider = ThemeContext.Provider;

/** Returns the theme. */
export function useTheme(): Theme {
  const theme = useContext(ThemeContext);
  if (!theme) throw new Error('useTheme needs a ThemeProvider above it.');
  return theme;
}
