import type { Turn } from '@hubkit/react/chat-panel';
import {
  type ChatOptions,
  type ChatStore,
  createChat as createColumnChat,
  type StateStorage,
} from '@hubkit/react/hooks';
import { getData } from '../../chat-view/turn-data.ts';
import { costOfRun } from '../../run/cost.ts';
import type { RunReport } from '../../run/run-report.ts';
import type { ModelFacts } from '../../services/read-models.ts';
import { chatParameters } from './conversation/chat-parameters.ts';
import { type Column, findColumn } from './conversation/columns.ts';
import type { Conversation, Tree } from './conversation/conversation.ts';
import { resolveSettings } from './conversation/own-settings.ts';
import { createKey } from './conversation/turn-storage.ts';
import { joinReports } from './join-reports.ts';
import { describeFailure, type RunLog, recordingClient, type StartRun } from './recording-client.ts';

/** Starts a run for a column. */
type StartColumnRun = (...args: [...Parameters<StartRun>, column: Column]) => ReturnType<StartRun>;

/** The chat of one column. */
export type ColumnChat = ReturnType<typeof openColumn>;

/** The dependencies of the chats of columns: calls, and the storage of their messages. */
export interface ColumnDependencies {
  readonly start: StartColumnRun;
  /** Returns the facts of models, with their prices, at the service of a column. @default no prices are known */
  readonly getFacts?: ((column: Column) => Promise<ReadonlyMap<string, ModelFacts>>) | undefined;
  /** Called with the error of an answer, or of the storage. */
  readonly onError?: ((error: unknown) => void) | undefined;
  /** @default messages end with the page */
  readonly storage?: StateStorage | undefined;
}

interface ColumnOptions extends ColumnDependencies {
  readonly id: string;
  readonly state: () => Conversation;
  readonly runs: RunLog;
  readonly onChange: (tree: Tree) => void;
}

/** Opens the chat of a column with messages that it has already, and keeps it in the storage. */
export function openColumn(
  { tree, head }: Tree,
  { id, state, start, getFacts, onError, storage, runs, onChange }: ColumnOptions,
) {
  const chatId = state().id;
  const settings = () => resolveSettings(state(), id);
  const client = recordingClient({
    start: (spec, onChunk) => start(spec, onChunk, findColumn(state(), id)),
    isStreamed: () => settings().isStreamed,
    onRun(turn, run) {
      const { maxTokens, schema } = settings();
      const find = () => chat.getState().tree.find(({ id }) => id === turn);
      const before = reportToGoOnFrom(find());
      // The service may be another one when the answer ends.
      const facts = getFacts?.(findColumn(state(), id));
      runs.add(turn, run.store);
      chat.actions.setData({ id: turn }, { maxTokens, schema, report: undefined, origin: undefined });
      void run.ended.then(async ({ status, report }) => {
        const isShown = status === 'done' || find()?.parts[0];
        const all = report ? joinReports(before, report) : before;
        if (!all || !isShown) return;
        chat.actions.setData({ id: turn }, { report: all });
        const cost = costOfRun(all, (await facts)?.get(all.model));
        const now = find();
        if (cost !== undefined && now && getData(now).report === all)
          chat.actions.setData({ id: turn }, { report: { ...all, cost } });
      });
    },
  });
  const options = (): ChatOptions => {
    const { model, provider } = findColumn(state(), id);
    const { systemPrompt, ...parameters } = chatParameters(settings());
    return {
      client,
      model,
      system: systemPrompt,
      parameters: { provider, ...parameters },
      keepsVersions: true,
      splitsThinking: true,
      describeFailure(error) {
        onError?.(error);
        return describeFailure(error);
      },
      id: createKey(chatId, id),
      storage,
    };
  };
  const chat = createColumnChat({ ...options(), initialTurns: tree });
  if (tree.length > 0) chat.actions.replace({ tree, head });
  let last: Tree = chat.getState();
  const unsubscribe = chat.subscribe(() => {
    const { tree, head } = chat.getState();
    if (tree === last.tree && head === last.head) return;
    last = { tree, head };
    onChange(last);
  });
  const disconnect = chat.connect();
  return {
    /** Returns the actions, for the model and the settings that the column has now. */
    actions(): ChatStore['actions'] {
      chat.setOptions(options());
      return chat.actions;
    },
    tree: (): Tree => last,
    save: chat.save,
    close() {
      unsubscribe();
      disconnect();
    },
  };
}

/** The report of the calls before, for an answer that goes on after the results of tools. A copy was paid for by the other column. */
function reportToGoOnFrom(turn: Turn | undefined): RunReport | undefined {
  const { report, origin } = turn ? getData(turn) : {};
  return turn?.parts.at(-1)?.type === 'tool-call' && origin === undefined ? report : undefined;
}
