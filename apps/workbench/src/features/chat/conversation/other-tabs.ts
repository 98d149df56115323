// What a chat in several tabs needs, in one piece that is loaded late.
export { followTabs } from './follow-tabs.ts';
export { mergeEntry, mergeTurn } from './merge-versions.ts';
