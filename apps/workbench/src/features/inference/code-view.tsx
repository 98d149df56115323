import { type Snippet, SnippetPanel } from '@hubkit/react/snippet-panel';
import '@hubkit/react/snippet-panel.css';
import { getInferenceSnippets } from '@hubkit/snippets';
import { useMemo, useState } from 'react';
import { type Arguments, namedFiles } from './arguments.ts';

interface CodeViewProps {
  readonly task: string;
  readonly model: string;
  /** A provider, or `auto`. */
  readonly provider: string;
  readonly args: Arguments;
}

/** The present call as programs. */
export function CodeView({ task, model, provider, args }: CodeViewProps) {
  const snippets = useMemo(() => snippetsOf({ task, model, provider, args }), [task, model, provider, args]);
  const [choice, setChoice] = useState<Parameters<typeof SnippetPanel>[0]['value']>({});
  return (
    <SnippetPanel
      snippets={snippets}
      value={choice}
      onChange={setChoice}
      labels={{
        name: 'Code of this call',
        empty: 'There is no code for this task at this provider. Choose another provider above.',
      }}
    />
  );
}

function snippetsOf({ task, model, provider, args }: CodeViewProps): readonly Snippet[] {
  const isChat = task === 'conversational';
  const record = {
    id: model,
    ...(isChat ? { pipeline_tag: 'text-generation', tags: ['conversational'] } : { pipeline_tag: task }),
  };
  const mapping = { providerId: model, task, status: 'live' };
  const inputs = namedFiles(args);
  return getInferenceSnippets(record as never, provider, mapping as never, {
    ...(isChat ? { messages: inputs.messages as never } : { inputs }),
    logger: { error: () => {} },
  }).map(({ language, client, content, install }) => ({
    provider,
    language,
    client,
    streaming: false,
    code: content,
    install,
  }));
}
