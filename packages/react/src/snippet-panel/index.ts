export { choiceOf, chooseSnippet, type SnippetOptions, snippetOptions } from './choose-snippet.ts';
export type { Snippet, SnippetChoice } from './snippet.ts';
export type { SnippetLabels } from './snippet-labels.ts';
export { SnippetPanel, type SnippetPanelProps } from './snippet-panel.tsx';
export { type ChosenSnippet, type SnippetChoiceOptions, useSnippetChoice } from './use-snippet-choice.ts';
