import { ChatPanel, type ListedTurn } from '@hubkit/react/chat-panel';
import '@hubkit/react/chat-panel.css';
import { CodeBlock, MarkdownText, markdownParts } from '@hubkit/react/markdown';
import '@hubkit/react/markdown.css';

const answer = `## Two ways to count

| method | time |
|---|---|
| \`len(text)\` | constant |
| a loop | linear |

1. Take **\`len\`** where you can.
2. Else write a loop:

\`\`\`python
def count(text: str) -> int:
    return sum(1 for _ in text)
\`\`\`

> Both count code points. See [the documentation](https://docs.python.org/3/).`;

const messages: readonly ListedTurn[] = [
  { id: '1', role: 'user', status: 'done', parts: [{ type: 'text', text: 'How long is a text in Python?' }] },
  { id: '2', role: 'assistant', status: 'done', parts: [{ type: 'text', text: answer }] },
];

export function Example() {
  return (
    <>
      <ChatPanel messages={messages} parts={markdownParts} level={3} />
      <MarkdownText>{'A text of its own, with `code` and **weight**.'}</MarkdownText>
      <CodeBlock code={'print("Hello")'} language="python" />
    </>
  );
}
