import { isMembers } from '@hubkit/messages';
import type { ReactNode } from 'react';
import { taskLabel } from '../catalog-data/task-label.ts';
import { mediaOfTask } from '../shared-links/media-of-task.ts';
import type { SharedState } from '../shared-links/shared-state.ts';
import { Section } from '../ui/card-grid.tsx';
import { CodeBlock } from '../ui/code-block.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { EmulatorBadge } from '../ui/emulator-badge.tsx';
import { Facts } from '../ui/facts.tsx';
import { LazyPart, latePart } from '../ui/lazy-part.tsx';
import { readSharedChat } from './shared-chats.ts';
import styles from './shared-view.module.css';

const SharedMessages = latePart(async () => (await import('./shared-messages.tsx')).SharedMessages);
const SharedContext = latePart(async () => (await import('./shared-context.tsx')).SharedContext);
const SharedInput = latePart(async () => (await import('./shared-input.tsx')).SharedInput);
const SharedResult = latePart(async () => (await import('./shared-result.tsx')).SharedResult);
const SharedPrompt = latePart(async () => (await import('./shared-prompt.tsx')).SharedPrompt);

/** The content of a share link, to be read only. It may come from anybody: nothing of it is run, loaded or taken for markup. */
export function SharedView({ state }: { readonly state: SharedState }): ReactNode {
  if (state.kind === 'chat') return <SharedChats json={state.chat ?? ''} />;
  if (state.kind === 'run') return <SharedRun {...state} />;
  const { source, context = '', tokenizer } = state;
  if (source === undefined) return <Text title="Input" language="json" text={context} />;
  return (
    <div className={styles.columns}>
      <Text title="Template" language="jinja" text={source} />
      <div className="stack">
        <Section title="Prompt">
          <Part>
            <SharedPrompt source={source} context={context} tokenizer={tokenizer} />
          </Part>
        </Section>
        <Members title="Input" json={context}>
          {(members) => <SharedContext context={members} json={context} />}
        </Members>
      </div>
    </div>
  );
}

/** Reads the title of shared content, and what is above it. */
export function readSharedHead(state: SharedState) {
  const chat = state.kind === 'chat' ? readSharedChat(state.chat ?? '') : undefined;
  const title = chat?.title ?? (state.kind === 'run' && state.task ? taskLabel(state.task) : undefined);
  return { above: title && TITLES[state.kind], title: title ?? TITLES[state.kind] };
}

const TITLES: Readonly<Record<SharedState['kind'], string>> = {
  template: 'Shared template',
  chat: 'Shared chat',
  run: 'Shared run',
};

/** Each model of a shared chat, as the chat draws it; what is no chat, as it is. */
function SharedChats({ json }: { readonly json: string }) {
  const chat = readSharedChat(json);
  if (!chat) return <Text title="Messages" language="json" text={json} />;
  const isComparison = chat.columns.length > 1;
  return (
    <div className={isComparison ? styles.chats : styles.chat}>
      {chat.columns.map(({ model, system, messages }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same model.
        <div key={place} className={isComparison ? 'frame' : undefined}>
          <Section title={model ?? 'Messages'}>
            {system !== undefined && (
              <details className={styles.system}>
                <summary>System prompt</summary>
                <p>{system}</p>
              </details>
            )}
            <Part>
              <SharedMessages messages={messages} />
            </Part>
          </Section>
        </div>
      ))}
    </div>
  );
}

function SharedRun({ task = '', model, provider, args = '', output, madeBy }: Extract<SharedState, { kind: 'run' }>) {
  const facts = [
    ['Model', model],
    ['Provider', provider === 'auto' ? 'Automatic' : provider],
  ] as const;
  const members = parsedMembers(args);
  const media = mediaOfTask(task) ?? 'result';
  return (
    <>
      <Facts facts={facts.flatMap(([name, value]) => (value ? [[name, value] as const] : []))} />
      <div className={styles.columns}>
        <Members title="Input" json={args}>
          {(read) => <SharedInput task={task} args={read} />}
        </Members>
        <Section title="Result">
          {output === undefined ? (
            <div className={`frame ${styles.missing}`}>
              <EmptyState
                isFramed
                icon={media === 'image' ? 'image' : 'play'}
                title={`The ${media} is not in this link`}
                text={`${media === 'result' ? '' : 'A link holds no files. '}Run the call to get the ${media}.`}
              />
            </div>
          ) : (
            <>
              <Part>
                <SharedResult task={task} args={members ?? {}} output={output} />
              </Part>
              {madeBy === 'emulator' && (
                <p className="quiet">
                  <EmulatorBadge /> Made up by the emulator, not by the model.
                </p>
              )}
            </>
          )}
        </Section>
      </div>
    </>
  );
}

interface MembersProps {
  readonly title: string;
  readonly json: string;
  readonly children: (members: Readonly<Record<string, unknown>>) => ReactNode;
}

/** What is drawn of a JSON object; any other text as it is. */
function Members({ title, json, children }: MembersProps) {
  const members = parsedMembers(json);
  if (!members) return <Text title={title} language="json" text={json} />;
  return (
    <Section title={title}>
      <Part>{children(members)}</Part>
    </Section>
  );
}

interface TextProps {
  readonly title: string;
  readonly language: string;
  readonly text: string;
}

function Text({ title, language, text }: TextProps) {
  return (
    <Section title={title}>
      <CodeBlock className={styles.text} code={text} language={language} />
    </Section>
  );
}

/** A part whose code is loaded late, and which the content of a link may be too much for. */
function Part({ children }: { readonly children: ReactNode }) {
  return <LazyPart waiting={<p>Loading…</p>}>{children}</LazyPart>;
}

/** The object of a JSON text; undefined for any other text. */
function parsedMembers(json: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return isMembers(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
