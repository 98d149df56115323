import { createRootRoute } from '@tanstack/react-router';
import type { IconName } from '../ui/icon.tsx';

/** The entry of a page in the sidebar. */
export interface NavEntry {
  readonly label: string;
  readonly icon: IconName;
  /** Place among the entries; the smallest comes first. */
  readonly order: number;
  /** True for an entry at the foot of the sidebar. */
  readonly isAtFoot?: boolean;
  /** True for a page that the sidebar leaves out, as only some need it: the palette and the list of all pages have it. */
  readonly isAside?: boolean;
  /** Beginnings of further addresses at which the entry is marked. */
  readonly covers?: readonly string[];
}

/** Root route. Features add children; the app adds the page layout. */
export const rootRoute = createRootRoute();

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The name of the page, for the title of the window. */
    title?: string;
    /** True where all addresses of the route are one page: the focus stays where it is. */
    isOnePage?: boolean;
    /** True where the page focuses one of its fields when it opens. */
    hasOwnFocus?: boolean;
    /** Other beginnings of its address, typed or of earlier versions: `bulk` for `/batch`. They lead to the page. */
    alsoAt?: readonly string[];
    /** Present for pages that the sidebar lists. */
    nav?: NavEntry;
  }
}
