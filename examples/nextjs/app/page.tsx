'use client';

import { ChatPanel } from '@hubkit/react/chat-panel';
import { chatTool, type JsonSchema, useChat, useTask, webStorage } from '@hubkit/react/hooks';
import { ResultView } from '@hubkit/react/result-view';
import { useState } from 'react';

const api = '/api/ai';
const storage = webStorage();

const painting: JsonSchema<{ prompt: string }> = {
  type: 'object',
  properties: { prompt: { type: 'string', description: 'What the picture shows' } },
  required: ['prompt'],
};

export default function Page() {
  const [title, setTitle] = useState('');
  const painter = useTask<{ inputs: string }, Blob>('text-to-image', { api });
  const paint = chatTool({
    name: 'paint_picture',
    description: 'Paints a picture and shows it to the user.',
    parameters: painting,
    async run({ prompt }) {
      setTitle(prompt);
      const picture = await painter.run({ inputs: prompt });
      if (!picture) throw new Error('The picture could not be painted.');
      return 'The picture is shown below the chat.';
    },
  });
  const chat = useChat({ api, storage, tools: [paint], system: 'You describe pictures, and paint them.' });
  return (
    <main>
      <h1>A chat with pictures</h1>
      <p>Attach a picture and ask about it, or have one painted: “Paint a picture of a lighthouse”.</p>
      <ChatPanel {...chat} accept="image/*" />
      {painter.status === 'running' && <p role="status">Painting …</p>}
      {painter.result && (
        <div style={{ marginTop: '1rem' }}>
          <ResultView value={painter.result} kind="image" label={title} />
        </div>
      )}
    </main>
  );
}
