import * as React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LookContext } from '../src/chat-panel/chat-context.ts';
import { Chat, type ChatPanelProps, type ChatRootProps } from '../src/chat-panel/index.ts';
import * as tools from '../src/chat-panel/message/message-tools.ts';

/** A chat with what pages load late. */
export function LoadedRoot({ children, ...root }: ChatRootProps) {
  return (
    <Chat.Root {...root}>
      <Loaded>{children}</Loaded>
    </Chat.Root>
  );
}

function Loaded({ children }: { readonly children: React.ReactNode }) {
  const look = React.useContext(LookContext);
  const labels = { ...tools.MESSAGE_LABELS, ...look.labels };
  return <LookContext.Provider value={{ ...look, labels, tools }}>{children}</LookContext.Provider>;
}

/** Renders what a `ChatPanel` shows once all of it is loaded. */
export function chatMarkup({ accept, ...root }: ChatPanelProps): string {
  return renderToStaticMarkup(
    <LoadedRoot {...root}>
      <Chat.Log />
      <Chat.Composer accept={accept} />
    </LoadedRoot>,
  );
}
