'use client';

import type { Turn } from '@hubkit/messages/turns';
import * as React from 'react';
import { type ElementProps, element } from '../../element/element.tsx';
import { IconButton } from '../../icon/icon-button.tsx';
import { LookContext, useMessage } from '../chat-context.ts';

/** Props of the versions of a message. */
export type ChatVersionsProps = Omit<ElementProps<'span'>, 'children'>;

/** Goes through the versions of a message: ‹ 2/3 ›. Nothing for the only version. */
export const ChatVersions = /* @__PURE__ */ React.forwardRef<HTMLSpanElement, ChatVersionsProps>(
  function ChatVersions(props, ref) {
    const { index, count, previous, next } = useMessage('Versions').versions;
    const { labels, showVersion } = React.useContext(LookContext);
    if (!showVersion || count < 2) return null;
    const step = (turn: Turn | undefined, label: string, icon: string) => (
      <IconButton
        icon={icon}
        label={label}
        // Not `disabled`: the focus would be lost at the last version.
        aria-disabled={turn === undefined}
        onClick={() => turn && showVersion(turn)}
      />
    );
    const own = {
      className: 'hubkit-chat-versions',
      'data-slot': 'chat-versions',
      ref,
      children: (
        <>
          {step(previous, labels.previous, 'M15 5l-7 7 7 7')}
          <span aria-hidden="true">{`${index + 1}/${count}`}</span>
          {step(next, labels.next, 'M9 5l7 7-7 7')}
        </>
      ),
    };
    return element('span', own, props);
  },
);
