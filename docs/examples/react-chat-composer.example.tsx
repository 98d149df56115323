import { Chat, type MessagePart, useComposer } from '@hubkit/react/chat-panel';
import { useChat } from '@hubkit/react/hooks';
import { useState } from 'react';
import '@hubkit/react/chat-panel.css';

export function Desk() {
  const chat = useChat({ api: '/api/ai' });
  const [text, setText] = useState('');
  const [attachments, setAttachments] = useState<readonly MessagePart[]>([]);
  return (
    <Chat.Root {...chat}>
      <Chat.Log />
      <Chat.Composer
        accept="image/*, .md, .csv"
        value={text}
        onChange={setText}
        attachments={attachments}
        onAttachmentsChange={setAttachments}
        fieldProps={{ placeholder: 'Ask about a picture' }}
      >
        <AttachPage />
      </Chat.Composer>
    </Chat.Root>
  );
}

function AttachPage() {
  const { attach, focus } = useComposer();
  const attachPage = () => {
    attach([new File([document.body.innerText], 'page.md')]);
    focus();
  };
  return (
    <button type="button" className="hubkit-button" onClick={attachPage}>
      Attach this page
    </button>
  );
}
