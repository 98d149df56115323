'use client';

import type { Turn } from '@hubkit/messages/turns';
import * as React from 'react';
import { type ElementProps, element } from '../../element/element.tsx';
import { LookContext, useMessage } from '../chat-context.ts';

/** Props of the versions of a message. */
export type ChatVersionsProps = Omit<ElementProps<'span'>, 'children'>;

/** Goes through the versions of a message: ‹ 2/3 ›. Nothing for the only version. */
export const ChatVersions = /* @__PURE__ */ React.forwardRef<HTMLSpanElement, ChatVersionsProps>(
  function ChatVersions(props, ref) {
    const { index, count, previous, next } = useMessage('Versions').versions;
    const { labels, showVersion } = React.useContext(LookContext);
    if (!showVersion || count < 2) return null;
    const step = (turn: Turn | undefined, name: string, sign: string) => (
      <button
        type="button"
        className="hubkit-button"
        aria-label={name}
        // Not `disabled`: the focus would be lost at the last version.
        aria-disabled={turn === undefined}
        onClick={() => turn && showVersion(turn)}
      >
        <span aria-hidden="true">{sign}</span>
      </button>
    );
    const own = {
      className: 'hubkit-chat-versions',
      'data-slot': 'chat-versions',
      ref,
      children: (
        <>
          {step(previous, labels.previous, '‹')}
          <span aria-hidden="true">{`${index + 1}/${count}`}</span>
          {step(next, labels.next, '›')}
        </>
      ),
    };
    return element('span', own, props);
  },
);
