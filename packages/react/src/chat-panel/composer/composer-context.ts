'use client';

import * as React from 'react';

/** What controls inside of `Chat.Composer` can do. */
export interface ComposerControls {
  /** Attaches files to the message, as if the user had chosen them. */
  readonly attach: (files: Iterable<File>) => void;
  /** Moves the focus to the field. */
  readonly focus: () => void;
}

export const ComposerContext = React.createContext?.<ComposerControls | undefined>(undefined);

/** Returns the composer around a control of yours. */
export function useComposer(): ComposerControls {
  const composer = React.useContext(ComposerContext);
  if (!composer) throw new Error('useComposer is outside of <Chat.Composer>. Call it in one.');
  return composer;
}
