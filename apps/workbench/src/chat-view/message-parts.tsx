import { type PartComponents, type PartProps, useMessage } from '@hubkit/react/chat-panel';
import { createContext, useContext, useState } from 'react';
import { duration } from '../run/format-facts.ts';
import { LazyPart, latePart } from '../ui/lazy-part.tsx';
import { indented } from './indented.ts';
import { ToolCall } from './tool-call.tsx';
import { getData } from './turn-data.ts';

/** Texts of other models to the same questions, by the ids of the answers; words that all of them lack are marked. */
export const MarksContext = createContext<ReadonlyMap<string, readonly string[]> | undefined>(undefined);

/** The Markdown renderer, larger than the rest of the page. It is loaded with the first answer, which is plain text until then. */
const MarkdownText = latePart(async () => {
  const { loadMarkdown, MarkdownText: Loaded } = await import('../ui/markdown.tsx');
  await loadMarkdown();
  return Loaded;
});

/** How parts of messages are drawn, where it is not as in every chat. */
export const MESSAGE_PARTS: PartComponents = {
  text: Text,
  refusal: Text,
  reasoning: Reasoning,
  object: ({ part }) => <Json text={JSON.stringify(part.value, null, 2)} />,
  'tool-call': ToolCall,
};

function Text({ part: { text }, role, isOpen }: PartProps<'text' | 'refusal'>) {
  const { turn } = useMessage();
  // Found anew with each word of any answer; the text is drawn anew only for other texts.
  const against = useStableList(useContext(MarksContext)?.get(turn.id));
  if (role === 'user') return <p>{text}</p>;
  const json = getData(turn).schema === undefined ? undefined : indented(text);
  if (json !== undefined) return <Json text={json} />;
  return (
    <LazyPart waiting={<p>{text}</p>} failed={<p>{text}</p>}>
      <MarkdownText isGrowing={isOpen} against={against}>
        {text}
      </MarkdownText>
    </LazyPart>
  );
}

/** An object as code, drawn as the code of other answers. */
function Json({ text }: { readonly text: string }) {
  return (
    <LazyPart waiting={<pre>{text}</pre>} failed={<pre>{text}</pre>}>
      <MarkdownText>{`\`\`\`json\n${text}\n\`\`\``}</MarkdownText>
    </LazyPart>
  );
}

function Reasoning({ part, isOpen }: PartProps<'reasoning'>) {
  const { report } = getData(useMessage().turn);
  const label =
    report?.thoughtMs === undefined
      ? isOpen
        ? 'Thinking…'
        : 'Reasoning'
      : `Thought for ${duration(report.thoughtMs)}`;
  return (
    <details>
      <summary>{label}</summary>
      <p>{part.text.trim()}</p>
    </details>
  );
}

type Texts = readonly string[] | undefined;

/** Returns the list of before as long as its texts are the same, so that what depends on the list alone is left as it is. */
function useStableList(texts: Texts): Texts {
  const [kept, keep] = useState(texts);
  if (kept === texts || isSame(kept, texts)) return kept;
  keep(texts);
  return texts;
}

function isSame(one: Texts, other: Texts): boolean {
  return one?.length === other?.length && one?.every((text, place) => text === other?.[place]) === true;
}
