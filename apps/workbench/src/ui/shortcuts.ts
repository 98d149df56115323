/** Keyboard shortcuts with their descriptions. */
export interface Shortcut {
  /** Keys to press together. `Mod` is Ctrl, or ⌘ on a Mac. */
  readonly keys: readonly string[];
  readonly action: string;
  readonly where: string;
}

/** All shortcuts of the workbench. */
export const SHORTCUTS: readonly Shortcut[] = [
  { keys: ['Mod', 'K'], action: 'Open the command palette', where: 'Everywhere' },
  { keys: ['?'], action: 'Show this list', where: 'Outside of fields' },
  { keys: ['Mod', 'Enter'], action: 'Send or run, or stop the answer', where: 'Chat, templates and runs' },
  { keys: ['Enter'], action: 'Send the message', where: 'Message field' },
  { keys: ['Shift', 'Enter'], action: 'Begin a new line', where: 'Message field' },
  { keys: ['F8'], action: 'Next problem', where: 'Template editor' },
  { keys: ['Shift', 'F8'], action: 'Previous problem', where: 'Template editor' },
  { keys: ['Ctrl', 'Space'], action: 'Complete a name', where: 'Template editor' },
  { keys: ['Esc'], action: 'Leave an editor, or close what is open', where: 'Everywhere' },
];

/** True on machines whose shortcuts use ⌘. */
const isMac = /Mac|iPhone|iPad/.test(navigator.platform);

/** The name of a key on this machine. */
export function keyName(key: string): string {
  return key === 'Mod' ? (isMac ? '⌘' : 'Ctrl') : key;
}
