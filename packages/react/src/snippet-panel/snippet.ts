import type { ReactNode } from 'react';

/** A piece of code, and what distinguishes it from the others. */
export interface Snippet {
  /** As a tab names it, such as `python`; see `SnippetLabels.language`. */
  readonly language: string;
  /** The library or program that the code uses. */
  readonly client: string;
  readonly code: string;
  /** The code as it is shown, such as colored by a server component; `code` is copied. @default the text of `code` */
  readonly highlighted?: ReactNode;
  /** The service that the code calls. */
  readonly provider?: string | undefined;
  /** Reads the result while it arrives. @default false */
  readonly streaming?: boolean | undefined;
  /** The command that installs the client. */
  readonly install?: string | undefined;
  /** False if `onRun` cannot run this one. @default true */
  readonly canRun?: boolean | undefined;
}

/** The choice of a reader. */
export interface SnippetChoice {
  readonly provider: string;
  readonly language: string;
  readonly client: string;
  readonly streaming: boolean;
}
