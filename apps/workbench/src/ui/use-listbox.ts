import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { isComposing } from './is-composing.ts';

interface ListboxOptions {
  /** Id of the list; those of its options begin with it. */
  readonly id: string;
  /** Number of options. */
  readonly count: number;
  /** What is searched for: with other words, `first` is active again. */
  readonly words: string;
  /** Index of the option that is active until another is; -1 for none. @default 0 */
  readonly first?: number;
  /** @default true */
  readonly isOpen?: boolean;
  /** Called by an arrow while the list is closed. @default the key is left to the page */
  readonly onOpen?: () => void;
  /** Called by Escape while the list is open. @default the key is left to the page */
  readonly onClose?: () => void;
  /** Called by Enter with the index of the active option; with -1 where none is. */
  readonly onEnter: (index: number) => void;
}

/** The attributes of a field and of the list of what it finds. */
export interface Listbox {
  /** Index of the active option; -1 for none. */
  readonly active: number;
  /** Moves to an option, as arrows and pointer do. */
  readonly setActive: (index: number) => void;
  readonly field: ComponentProps<'input'> & { readonly onKeyDown: (event: KeyboardEvent) => void };
  readonly list: (label: string) => ComponentProps<'div'>;
  readonly option: (index: number, onClick: () => void) => ComponentProps<'div'>;
}

/**
 * A combobox with a list, by the ARIA practices. The focus stays in the field: arrows open the list and move through it, in a circle; Alt
 * and an arrow open or close it without a move; Enter chooses, Escape closes; other keys edit the text.
 * https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function useListbox(options: ListboxOptions): Listbox {
  const { id, count, words, first = 0, isOpen = true, onOpen, onClose, onEnter } = options;
  const [choice, setChoice] = useState({ words, index: first });
  const active = Math.min(choice.words === words ? choice.index : first, count - 1);
  const optionId = (index: number) => `${id}-${index}`;
  const setActive = (index: number) => setChoice({ words, index });
  const move = (step: 1 | -1) => {
    // Where none is active, the last one is a step before all.
    const next = (Math.max(active, step < 0 ? 0 : -1) + step + count) % Math.max(1, count);
    setActive(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  };
  /** Returns what a key does; undefined for a key that the field leaves to the page. */
  const findAction = ({ key, altKey }: KeyboardEvent) => {
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (!isOpen) return onOpen;
      if (altKey) return key === 'ArrowUp' ? onClose : undefined;
      return () => move(key === 'ArrowDown' ? 1 : -1);
    }
    if (!isOpen) return undefined;
    if (key === 'Enter') return () => onEnter(active);
    return key === 'Escape' ? onClose : undefined;
  };
  return {
    active,
    setActive,
    field: {
      role: 'combobox',
      'aria-expanded': isOpen,
      'aria-controls': id,
      'aria-autocomplete': 'list',
      'aria-activedescendant': isOpen && active >= 0 ? optionId(active) : undefined,
      autoComplete: 'off',
      spellCheck: false,
      onKeyDown: (event) => {
        const action = isComposing(event.nativeEvent) ? undefined : findAction(event);
        if (!action) return;
        action();
        event.preventDefault();
        event.stopPropagation();
      },
    },
    list: (label) => ({ id, role: 'listbox', 'aria-label': label, tabIndex: -1 }),
    option: (index, onClick) => ({
      id: optionId(index),
      role: 'option',
      'aria-selected': index === active,
      tabIndex: -1,
      // The focus stays in the field.
      onMouseDown: (event) => event.preventDefault(),
      onMouseMove: () => index !== active && setActive(index),
      onClick,
    }),
  };
}
