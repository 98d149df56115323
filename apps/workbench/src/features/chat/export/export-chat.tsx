import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { CodeText } from '../../../ui/highlight/code-text.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { SCROLL_REGION } from '../../../ui/scroll-region.ts';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { pathIn } from '../conversation/columns.ts';
import type { Conversation } from '../conversation/conversation.ts';
import { titleOf } from '../conversation/conversation-title.ts';
import { chatArguments } from '../conversation/request-messages.ts';
import type { Chat } from '../create-chat.ts';
import { chatMarkdown } from './chat-markdown.ts';
import styles from './export-chat.module.css';

type Format = 'markdown' | 'json';

/** The chat as a file: as Markdown to read, or as JSON with the messages of the call. */
export function ExportChat({ chat, onClose }: { readonly chat: Chat; readonly onClose: () => void }) {
  const [state] = useState(chat.store.get);
  const [format, setFormat] = useState<Format>('markdown');
  const title = titleOf(state) || 'Chat';
  const text = format === 'markdown' ? markdownOf(state, title) : jsonOf(state, title);
  const name = `${
    title
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .replaceAll(/^-|-$/g, '')
      .toLowerCase()
      .slice(0, 60) || 'chat'
  }`;
  return (
    <Dialog label="Export this chat" onClose={onClose}>
      <div className={styles.content}>
        <div className={styles.head}>
          <h2>Export this chat</h2>
          <Button icon="close" iconOnly size="small" label="Close the export" onClick={onClose} />
        </div>
        <div className={styles.head}>
          <SegmentedControl
            label="Format"
            value={format}
            items={[
              ['markdown', 'Markdown'],
              ['json', 'JSON'],
            ]}
            onChange={setFormat}
          />
          <CopyButton text={text} label="Copy the export" />
          <Button
            look="primary"
            icon="download"
            label="Download"
            onClick={() => saveFile(`${name}.${format === 'json' ? 'json' : 'md'}`, text)}
          />
        </div>
        <section className={styles.text} {...SCROLL_REGION} aria-label="Exported text">
          <CodeText code={text} language={format} />
        </section>
      </div>
    </Dialog>
  );
}

function markdownOf(state: Conversation, title: string): string {
  const [first] = state.columns;
  return chatMarkdown(first ? pathIn(state, first.id) : [], { title, systemPrompt: state.settings.systemPrompt });
}

/** Prints each model with the arguments of its call, for programs and other tools. */
function jsonOf(state: Conversation, title: string): string {
  const chats = state.columns.map(({ id, model, provider }) => ({
    model,
    provider,
    ...chatArguments(pathIn(state, id), state.settings),
  }));
  return JSON.stringify({ title, chats }, null, 2);
}
