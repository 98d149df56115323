import { createStore, type Store } from '../../state/store.ts';
import type { LoadedTemplates, NamedSource } from '../../template-engine/protocol.ts';
import { FIRST_CONTEXT, SAMPLES, type TemplateSample } from './samples.ts';

/** The state of the templates page. */
export interface TemplatesState {
  /** The source of the templates, as the menu names it: a sample, a file or a model. */
  readonly origin: string;
  /** The templates as they were loaded. */
  readonly saved: readonly NamedSource[];
  /** Changed sources by name. */
  readonly edits: Readonly<Record<string, string>>;
  /** Name of the template that is edited. */
  readonly name: string;
  /** JSON text of the tokenizer's configuration. */
  readonly tokenizer: string;
  /** JSON text of the input. */
  readonly context: string;
}

/** Makes the state of the page, which outlives the page; give it to `useSession`. */
export function createTemplatesSession(): Store<TemplatesState> {
  const [first] = SAMPLES;
  if (!first) throw new Error('The page needs a sample to begin with.');
  return createStore({ ...stateFromSample(first), context: FIRST_CONTEXT });
}

/** The part of the state that a sample replaces. */
export function stateFromSample({ label, source, tokenizer }: TemplateSample): Omit<TemplatesState, 'context'> {
  return { origin: label, saved: [{ name: 'default', source }], edits: {}, name: 'default', tokenizer };
}

/** The part of the state that loaded files replace. */
export function stateFromFiles(
  origin: string,
  { templates, tokenizer }: LoadedTemplates,
  wanted?: string,
): Omit<TemplatesState, 'context'> {
  const saved = templates.map(({ name, source }) => ({ name, source: source.replaceAll(/\r\n?/g, '\n') }));
  const chosen = saved.find(({ name }) => name === wanted) ?? saved.find(({ name }) => name === 'default') ?? saved[0];
  return { origin, saved, edits: {}, name: chosen?.name ?? 'default', tokenizer };
}

/** The source of a template as it is now. */
export function findSource({ saved, edits }: TemplatesState, name: string): string {
  return edits[name] ?? saved.find((template) => template.name === name)?.source ?? '';
}

/** Replaces the source of the template that is edited; without one, by what was loaded. */
export function withSource(state: TemplatesState, source?: string): TemplatesState {
  const savedSource = state.saved.find(({ name }) => name === state.name)?.source;
  const { [state.name]: _old, ...others } = state.edits;
  const isSaved = source === undefined || source === savedSource;
  return { ...state, edits: isSaved ? others : { ...others, [state.name]: source } };
}

/** Columns of the matrix: every template as it is now, and the saved version of the one that is edited. */
export function listColumns(state: TemplatesState): NamedSource[] {
  const saved = state.saved.find(({ name }) => name === state.name);
  const now = state.saved.map(({ name }) => ({ name, source: findSource(state, name) }));
  return saved && state.name in state.edits ? [...now, { name: `${state.name}, saved`, source: saved.source }] : now;
}
