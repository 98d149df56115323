import '@hubkit/react/template-editor.css';
import type { Snippet } from '@hubkit/react/snippet-panel';
import { TextDiff } from '@hubkit/react/template-editor';
import { providerName } from './create-calls.ts';

/** The differences between the code of two providers. */
export function SnippetDiff({ from, to }: { readonly from: Snippet; readonly to: Snippet }) {
  const label = `Differences of the code: ${providerName(from.provider)} (-) and ${providerName(to.provider)} (+)`;
  return <TextDiff before={from.code} after={to.code} label={label} />;
}
