import { TemplateEditor, type TemplateInput } from '@hubkit/react/template-editor';
import { getRouteApi } from '@tanstack/react-router';
import '@hubkit/react/template-editor.css';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { cspNonce } from '../../host-config/csp-nonce.ts';
import { createReceivedState } from '../../shared-links/received-state.ts';
import { useSession } from '../../state/sessions.tsx';
import { useStore } from '../../state/use-store.ts';
import { startTemplateEngine } from '../../template-engine/start-template-engine.ts';
import { LazyPart, latePart } from '../../ui/lazy-part.tsx';
import { useFileDrop } from '../../ui/use-file-drop.ts';
import { InputPane } from './input-pane.tsx';
import { InputTextPanel } from './input-text-panel.tsx';
import { keepLayout, keptLayout } from './kept-layout.ts';
import { ScenarioMatrix } from './scenario-matrix.tsx';
import { SpecialTokens } from './special-tokens.tsx';
import { TemplateBar } from './template-bar.tsx';
import { TemplateExtras } from './template-extras.tsx';
import styles from './templates-page.module.css';
import { createTemplatesSession, findSource, listColumns, withSource } from './templates-session.ts';
import { useImport } from './use-import.ts';
import { useInputText } from './use-input-text.ts';
import { useKeptTemplate } from './use-kept-template.ts';
import { useScenarios } from './use-scenarios.ts';

const templatesRoute = getRouteApi('/templates');

const ImportNotice = latePart(async () => (await import('./import-notice.tsx')).ImportNotice);
const ImportDialog = latePart(async () => (await import('./import-dialog.tsx')).ImportDialog);

/** The page on which chat templates are written and tried. */
export function TemplatesPage() {
  const session = useSession(createTemplatesSession);
  const engine = useSession(startTemplateEngine);
  const state = useStore(session, (all) => all);
  const imports = useImport(session, engine);
  const [isImporting, setImporting] = useState(false);
  const openImport = () => {
    imports.dismiss();
    setImporting(true);
  };
  const [vocabulary, setVocabulary] = useState<File>();
  const isOver = useFileDrop((files) => {
    const others = files.filter(({ name }) => name !== 'tokenizer.json');
    const [file] = files.filter((each) => !others.includes(each));
    if (file) setVocabulary(file);
    if (others.length > 0) void imports.fromFiles(others);
  });
  const { reply: matrix, failure } = useScenarios(engine, listColumns(state), state.tokenizer);
  const input: TemplateInput = {
    source: findSource(state, state.name),
    context: state.context,
    tokenizer: state.tokenizer,
  };
  const { found, failure: uncheckedReason } = useInputText(engine, input);
  const [isHighlighted, setHighlighted] = useState(false);
  const highlights = useMemo(
    () => (isHighlighted && found ? { text: found.text, spans: found.marks } : undefined),
    [isHighlighted, found],
  );
  // Stable, so that typing in the source draws neither input nor matrix again.
  const setContext = useCallback((context: string) => session.set((before) => ({ ...before, context })), [session]);
  useKeptTemplate(session);
  useReceivedLink(session);
  useModelOfAddress(imports.fromModel);

  return (
    <article className={`stack ${styles.page}`} data-over={isOver || undefined}>
      <header className={styles.header}>
        <h1>Templates</h1>
        <TemplateBar session={session} onImport={openImport} />
      </header>
      <LazyPart>
        {!isImporting && (imports.isLoading || imports.failure) && (
          <ImportNotice imports={imports} onImport={openImport} />
        )}
      </LazyPart>
      <TemplateEditor
        templateId={`${state.origin} ${state.name}`}
        engine={engine}
        {...input}
        cspNonce={cspNonce()}
        onChange={(source) => session.set((before) => withSource(before, source))}
        highlights={highlights}
        defaultLayout={keptLayout()}
        onLayoutChange={keepLayout}
        input={<InputPane context={state.context} onChange={setContext} />}
      >
        <div className={`stack ${styles.bench}`}>
          <ScenarioMatrix matrix={matrix} failure={failure} name={state.name} onUse={setContext} />
          <div className={`stack ${styles.tools}`}>
            <InputTextPanel
              found={found}
              failure={uncheckedReason}
              isHighlighted={isHighlighted}
              onHighlight={setHighlighted}
            />
            <SpecialTokens tokenizer={state.tokenizer} />
            <TemplateExtras engine={engine} input={input} origin={state.origin} dropped={vocabulary} />
          </div>
        </div>
      </TemplateEditor>
      <LazyPart>{isImporting && <ImportDialog imports={imports} onClose={() => setImporting(false)} />}</LazyPart>
      {isOver && <p className={styles.drop}>Drop tokenizer_config.json, tokenizer.json or a .jinja file</p>}
    </article>
  );
}

/** Loads the content of a share link, once. */
function useReceivedLink(session: ReturnType<typeof createTemplatesSession>): void {
  const received = useSession(createReceivedState);
  useEffect(() => {
    const { state } = received.get();
    if (state?.kind !== 'template') return;
    received.set({ state: undefined });
    const { source, context = '{}', tokenizer = '{}' } = state;
    // Of a chat: the template is that of its model, which the address names.
    if (source === undefined) return session.set((before) => ({ ...before, context }));
    const saved = [{ name: 'default', source: source.replaceAll(/\r\n?/g, '\n') }];
    session.set({ origin: 'Shared link', saved, edits: {}, name: 'default', context, tokenizer });
  }, [received, session]);
}

/** Loads the model that the address names. */
function useModelOfAddress(load: (model: string, name?: string) => unknown): void {
  const { model, name } = templatesRoute.useSearch();
  useEffect(() => {
    if (model) void load(model, name);
  }, [model, name, load]);
}
