import '@hubkit/react/markdown.css';
import { highlightCode } from '@hubkit/react/markdown';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { LinkOutcome } from '../../../shared-links/copy-link.ts';
import { LinkNote } from '../../../shared-links/link-note.tsx';
import { createReceivedState } from '../../../shared-links/received-state.ts';
import { ShareButtons } from '../../../shared-links/share-buttons.tsx';
import { useSession } from '../../../state/sessions.tsx';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { counted } from '../../../ui/format-count.ts';
import { saveFile } from '../../../ui/save-file.ts';
import { SCROLL_REGION } from '../../../ui/scroll-region.ts';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { TitledDialog } from '../../../ui/titled-dialog.tsx';
import { useChat } from '../chat-context.ts';
import { findColumn } from '../conversation/columns.ts';
import { type Conversation, pathIn } from '../conversation/conversation.ts';
import { createTitle } from '../conversation/conversation-title.ts';
import { chatMarkdown, exportChat } from './export-chat.ts';
import styles from './share-chat.module.css';

type Format = 'markdown' | 'json';

/** The chat for others: a link, Markdown to read, or JSON with the messages of the call; and the chat as its model gets it. */
export function ShareChat({ onClose }: { readonly onClose: () => void }) {
  const [state] = useState(useChat().store.get);
  const [format, setFormat] = useState<Format>('markdown');
  const [outcome, setOutcome] = useState<LinkOutcome>({ note: '' });
  const received = useSession(createReceivedState);
  const navigate = useNavigate();
  const title = createTitle(state) || 'Chat';
  const text = format === 'markdown' ? chatMarkdown(state) : JSON.stringify(exportChat(state), null, 2);
  const name = `${
    title
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .replaceAll(/^-|-$/g, '')
      .toLowerCase()
      .slice(0, 60) || 'chat'
  }`;
  const openTemplate = () => {
    const [first] = exportChat(state).chats;
    if (!first) return;
    const { messages, tools }: Readonly<Record<string, unknown>> = first;
    const context = JSON.stringify(
      { messages, ...(tools !== undefined && { tools }), add_generation_prompt: true },
      null,
      2,
    );
    received.set({ state: { kind: 'template', context } });
    onClose();
    void navigate({ to: '/templates', search: { model: first.model } });
  };
  return (
    <TitledDialog title="Share this chat" onClose={onClose}>
      <div className={`row ${styles.head}`}>
        <SegmentedControl
          label="Format"
          value={format}
          items={[
            ['markdown', 'Markdown'],
            ['json', 'JSON'],
          ]}
          onChange={setFormat}
        />
        <CopyButton text={text} label="Copy text" isNamed />
        <Button
          look="outline"
          icon="download"
          label="Download"
          onClick={() => saveFile(`${name}.${format === 'json' ? 'json' : 'md'}`, text)}
        />
        <ShareButtons
          label="Copy link"
          look="primary"
          state={() => ({ kind: 'chat', chat: JSON.stringify(exportChat(state)) })}
          onOutcome={setOutcome}
        />
      </div>
      {outcome.note === '' && <p className={styles.about}>{describeLink(state)}</p>}
      <LinkNote {...outcome} />
      <section className={styles.text} {...SCROLL_REGION} aria-label="Exported text">
        {highlightCode(text, format)}
      </section>
      <p className="quiet row">
        <Button look="outline" icon="braces" label="View raw prompt" onClick={openTemplate} />
        <span>The messages in the chat template of {state.columns[0]?.model || 'the model'}.</span>
      </p>
    </TitledDialog>
  );
}

/** What the link of a chat gives away. */
function describeLink(state: Conversation): string {
  const path = pathIn(state, findColumn(state).id);
  const count = (type: string) => path.flatMap(({ parts }) => parts).filter((part) => part.type === type).length;
  const [images, files] = [count('image'), count('file')];
  const attached = [...(images > 0 ? [counted(images, 'image')] : []), ...(files > 0 ? [counted(files, 'file')] : [])];
  return `The link holds ${[counted(path.length, 'message'), ...attached].join(', ')} and the settings of the chat.`;
}
