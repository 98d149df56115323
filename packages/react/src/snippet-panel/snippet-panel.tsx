'use client';

import * as React from 'react';
import { CopyButton } from '../copy/copy-button.tsx';
import { useCopied } from '../copy/use-copied.ts';
import { type ElementProps, element } from '../element/element.tsx';
import { SCROLL_REGION } from '../scroll-region/scroll-region.ts';
import { Tabs, tabId } from '../tabs/tabs.tsx';
import type { Snippet } from './snippet.ts';
import { DEFAULT_SNIPPET_LABELS, nameIn, type SnippetLabels } from './snippet-labels.ts';
import { type ChosenSnippet, type SnippetChoiceOptions, useSnippetChoice } from './use-snippet-choice.ts';

/** Props of a snippet panel. */
export interface SnippetPanelProps
  extends SnippetChoiceOptions,
    Omit<ElementProps<'section'>, 'onCopy' | 'onChange' | 'defaultValue' | 'children'> {
  readonly snippets: readonly Snippet[];
  /** Called after the code is on the clipboard. */
  readonly onCopy?: ((snippet: Snippet) => void) | undefined;
  /** Offers to run the code; the button waits for the promise. */
  readonly onRun?: ((snippet: Snippet) => void | Promise<void>) | undefined;
  /** Draws code without `highlighted`, for example with colors. @default plain text */
  readonly renderCode?: ((code: string, language: string) => React.ReactNode) | undefined;
  readonly labels?: Partial<SnippetLabels> | undefined;
  /** Content below the code, such as the output of a run. */
  readonly children?: React.ReactNode;
}

/**
 * Code to copy, with a choice of provider, language, client and streaming where there is more than one.
 *
 * @example <SnippetPanel snippets={[{ language: 'python', client: 'openai', code: 'import openai', install: 'pip install openai' }]} />
 */
export const SnippetPanel = /* @__PURE__ */ React.forwardRef<HTMLElement, SnippetPanelProps>(function SnippetPanel(
  { snippets, onCopy, onRun, renderCode = (code) => code, labels: words, children, ...others },
  ref,
) {
  const { value, defaultValue, onChange, ...props } = others;
  const labels = { ...DEFAULT_SNIPPET_LABELS, ...words };
  const { snippet, options, choose } = useSnippetChoice(snippets, { value, defaultValue, onChange });
  const own = {
    className: 'hubkit-panel hubkit-snippets',
    'aria-label': labels.name,
    ref,
    children: (
      <>
        {snippet ? (
          <Frame {...{ snippet, options, choose, labels, onCopy, onRun, renderCode }} />
        ) : (
          <p className="hubkit-empty">{labels.empty}</p>
        )}
        {children}
      </>
    ),
  };
  return element('section', own, props);
});

interface FrameProps extends Pick<SnippetPanelProps, 'onCopy' | 'onRun'>, Omit<ChosenSnippet, 'snippet'> {
  readonly renderCode: NonNullable<SnippetPanelProps['renderCode']>;
  readonly snippet: Snippet;
  readonly labels: SnippetLabels;
}

/** The code, the line that installs its client, and above both the choices and what can be done with the code. */
function Frame({ snippet, options, choose, labels, onCopy, onRun, renderCode }: FrameProps) {
  const code = React.useRef<HTMLPreElement>(null);
  const prefix = React.useId();
  const panelId = `${prefix}-panel`;
  const { state, copy } = useCopied(labels);
  const [isRunning, setRunning] = React.useState(false);
  const hasTabs = options.languages.length > 1;
  const tab = tabId(prefix, options.languages.indexOf(snippet.language));
  const copyCode = async () => {
    if (await copy(snippet.code)) onCopy?.(snippet);
    else select(code.current);
  };
  const run = async () => {
    setRunning(true);
    try {
      await onRun?.(snippet);
    } finally {
      setRunning(false);
    }
  };
  return (
    <div className="hubkit-snippets-code">
      <div className="hubkit-snippets-bar">
        <div className="hubkit-snippets-group">
          {options.providers.length > 1 && (
            <Choice
              label={labels.provider}
              value={snippet.provider ?? ''}
              items={options.providers}
              nameOf={(provider) => nameIn(labels.providerName, provider)}
              onChange={(provider) => choose({ provider })}
            />
          )}
          {hasTabs ? (
            <Tabs
              label={labels.languages}
              items={options.languages.map((id) => ({ id, label: nameIn(labels.language, id) }))}
              value={snippet.language}
              onChange={(language) => choose({ language })}
              prefix={prefix}
              panelId={panelId}
            />
          ) : (
            <span className="hubkit-snippets-language">{nameIn(labels.language, snippet.language)}</span>
          )}
        </div>
        <div className="hubkit-snippets-group">
          {options.clients.length > 1 && (
            <Choice
              label={labels.client}
              value={snippet.client}
              items={options.clients}
              onChange={(client) => choose({ client })}
            />
          )}
          {options.canStream && (
            <label className="hubkit-snippets-stream">
              <input
                type="checkbox"
                checked={snippet.streaming ?? false}
                onChange={(event) => choose({ streaming: event.target.checked })}
              />
              {labels.stream}
            </label>
          )}
          <div className="hubkit-snippets-actions">
            {onRun && snippet.canRun !== false && (
              <button type="button" className="hubkit-button" disabled={isRunning} onClick={run}>
                {isRunning ? labels.running : labels.run}
              </button>
            )}
            <CopyButton state={state} label={labels.copy} copied={labels.copied} onClick={copyCode} />
          </div>
        </div>
      </div>
      <div id={panelId} {...(hasTabs && { role: 'tabpanel', 'aria-labelledby': tab })}>
        {snippet.install && <InstallLine command={snippet.install} labels={labels} />}
        <pre ref={code} {...SCROLL_REGION} dir="ltr" data-language={snippet.language}>
          <code>{snippet.highlighted ?? renderCode(snippet.code, snippet.language)}</code>
        </pre>
        {state === 'failed' && <p className="hubkit-note">{labels.failed}</p>}
      </div>
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly items: readonly string[];
  /** @default the item itself */
  readonly nameOf?: (item: string) => string;
  readonly onChange: (item: string) => void;
}

function Choice({ label, value, items, nameOf = (item) => item, onChange }: ChoiceProps) {
  return (
    <label className="hubkit-snippets-choice">
      <span>{label}</span>
      <select className="hubkit-select" value={value} onChange={(event) => onChange(event.target.value)}>
        {items.map((item) => (
          <option key={item} value={item}>
            {nameOf(item)}
          </option>
        ))}
      </select>
    </label>
  );
}

function InstallLine({ command, labels }: { readonly command: string; readonly labels: SnippetLabels }) {
  const { state, copy } = useCopied(labels);
  return (
    <div className="hubkit-snippets-install">
      <span>{labels.install}</span>
      <code>{command}</code>
      <CopyButton state={state} label={labels.copyInstall} copied={labels.copied} onClick={() => copy(command)} />
    </div>
  );
}

/** Selects the code, so that the keys for copying work on it. */
function select(element: HTMLElement | null): void {
  if (element === null) return;
  element.focus();
  getSelection()?.selectAllChildren(element);
}
