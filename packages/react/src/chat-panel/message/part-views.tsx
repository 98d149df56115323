'use client';

import * as React from 'react';
import { safeMediaUrl } from '../../address/safe-media-url.ts';
import { LookContext } from '../chat-context.ts';
import { ChatToolCall, Reasoning } from './late-parts.tsx';
import type { PartComponents, PartProps } from './part-components.ts';

/** How parts are drawn where the page does not do it: reasoning and tool calls are folded. */
export const PART_VIEWS: PartComponents = {
  text: Words,
  refusal: Words,
  reasoning: Reasoning,
  image: Image,
  file: ({ part }) => <p className="hubkit-chat-file">{part.name}</p>,
  object: ({ part }) => <pre dir="ltr">{JSON.stringify(part.value, null, 2)}</pre>,
  'tool-call': ChatToolCall,
};

function Words({ part }: PartProps<'text' | 'refusal'>) {
  return <p>{part.text}</p>;
}

function Image({ part }: PartProps<'image'>) {
  const { labels } = React.useContext(LookContext);
  const alt = part.alt ?? labels.image;
  const url = safeMediaUrl(part.url, 'image');
  return url === undefined ? <p>{alt}</p> : <img src={url} alt={alt} />;
}
