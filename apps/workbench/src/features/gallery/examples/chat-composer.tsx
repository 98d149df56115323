import { Chat, type MessagePart, useComposer } from '@hubkit/react/chat-panel';
import '@hubkit/react/chat-panel.css';
import { useState } from 'react';

/** A control of the page in the composer. */
function AttachNotes() {
  const { attach } = useComposer();
  return (
    <button
      type="button"
      className="hubkit-button"
      onClick={() => attach([new File(['# Notes'], 'notes.md', { type: 'text/markdown' })])}
    >
      Attach notes
    </button>
  );
}

export function Example() {
  const [text, setText] = useState('');
  const [attachments, setAttachments] = useState<readonly MessagePart[]>([]);
  const [sent, setSent] = useState('');
  const send = (words: string, files: readonly MessagePart[] = []) => setSent(`“${words}” with ${files.length} files`);
  return (
    <Chat.Root messages={[]} send={send} level={3}>
      <p>{`${text.length} characters, ${attachments.length} files. ${sent && `Sent: ${sent}`}`}</p>
      <Chat.Composer
        accept="image/*, text/*"
        value={text}
        onChange={setText}
        attachments={attachments}
        onAttachmentsChange={setAttachments}
        fieldProps={{ placeholder: 'Write a message' }}
      >
        <AttachNotes />
      </Chat.Composer>
    </Chat.Root>
  );
}
