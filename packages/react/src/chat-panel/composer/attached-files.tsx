'use client';

import type { MessagePart } from '@hubkit/messages/turns';
import * as React from 'react';
import { IconButton } from '../../icon/icon-button.tsx';
import { LookContext } from '../chat-context.ts';

const CROSS = 'M6 6l12 12M18 6L6 18';

/** Props of the files that wait to be sent. */
export interface AttachedFilesProps {
  readonly attached: readonly MessagePart[];
  readonly onRemove: (part: MessagePart) => void;
}

/** The files that wait to be sent, each with a button that removes it. */
export function AttachedFiles({ attached, onRemove }: AttachedFilesProps) {
  const { labels } = React.useContext(LookContext);
  return (
    <ul className="hubkit-chat-attached">
      {attached.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: files may have the same name.
        <li key={index}>
          {part.type === 'image' && <img src={part.url} alt="" />}
          <span>{readName(part)}</span>
          <IconButton icon={CROSS} label={labels.removeFile(readName(part))} onClick={() => onRemove(part)} />
        </li>
      ))}
    </ul>
  );
}

function readName(part: MessagePart): string {
  return (part.type === 'file' ? part.name : part.type === 'image' ? part.alt : undefined) ?? '';
}
