import { highlightCode } from '@hubkit/react/markdown';
import { type Snippet, SnippetPanel } from '@hubkit/react/snippet-panel';
import '@hubkit/react/snippet-panel.css';
import { useMemo, useState } from 'react';
import { callSnippets } from './call-snippets.ts';

interface CallCodeProps {
  readonly task: string;
  readonly model: string;
  /** A provider, or `auto`. */
  readonly provider: string;
  /** Arguments of the call besides model and provider, with files as their names. */
  readonly inputs: Readonly<Record<string, unknown>>;
}

/** A call as programs. */
export function CallCode({ task, model, provider, inputs }: CallCodeProps) {
  const snippets = useMemo(() => createSnippets({ task, model, provider, inputs }), [task, model, provider, inputs]);
  const [choice, setChoice] = useState<Parameters<typeof SnippetPanel>[0]['value']>({});
  return (
    <SnippetPanel
      snippets={snippets}
      renderCode={highlightCode}
      value={choice}
      onChange={setChoice}
      labels={{
        name: 'This call’s code',
        empty: 'There is no code for this task at this provider. Choose another provider above.',
      }}
    />
  );
}

/** Returns the programs of a call; those of a chat with and without streaming. */
export function createSnippets({ task, model, provider, inputs }: CallCodeProps): readonly Snippet[] {
  const isChat = task === 'conversational';
  const record = {
    id: model,
    ...(isChat ? { pipeline_tag: 'text-generation', tags: ['conversational'] } : { pipeline_tag: task }),
  };
  const mapping = { providerId: model, task, status: 'live' };
  return callSnippets(record, provider, mapping, { inputs }, isChat ? [false, true] : [false]);
}
