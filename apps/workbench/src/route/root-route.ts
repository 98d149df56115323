import { createRootRoute } from '@tanstack/react-router';
import type { IconName } from '../ui/icon.tsx';

/** The groups of the sidebar, in their order. */
export const NAV_GROUPS = ['Explore', 'Build', 'Run', 'Learn'] as const;

/** The entry of a page in the sidebar. */
export interface NavEntry {
  readonly group: (typeof NAV_GROUPS)[number];
  readonly label: string;
  readonly icon: IconName;
  /** Place within the group; the smallest comes first. */
  readonly order: number;
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
    /** Further first parts of its address that people type: `bulk` for `/jobs/bulk`. They lead to the page. */
    alsoAt?: readonly string[];
    /** Present for pages that the sidebar lists. */
    nav?: NavEntry;
  }
}
