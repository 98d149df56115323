import type { ModelRecord } from '../../models/model-record.ts';
import type { PipelineType } from '../../task-definition/pipeline-types.ts';

/** Commands that run a model, preparation first. */
export interface LocalAppSnippet {
  readonly title: string;
  /** Commands to run once, such as an installation. */
  readonly setup?: string;
  /** The commands themselves; several are alternatives. */
  readonly content: string | readonly string[];
}

interface LocalAppBase {
  /** Its key in `LOCAL_APPS`. */
  readonly id: string;
  readonly prettyLabel: string;
  readonly docsUrl: string;
  /** The task that most of its users have in mind. */
  readonly mainTask: PipelineType;
  /** @default false */
  readonly macOSOnly?: boolean;
  /** Returns true if the application runs a model. */
  readonly displayOnModelPage: (model: ModelRecord) => boolean;
}

/** An application that a link opens with a model. */
export interface LinkedApp extends LocalAppBase {
  readonly deeplink: (model: ModelRecord, file?: string) => URL;
}

/** An application that is started by commands. Without a file, they hold the placeholder `{{QUANT_TAG}}` or `{{GGUF_FILE}}`. */
export interface CommandApp extends LocalAppBase {
  readonly snippet: (model: ModelRecord, file?: string) => readonly LocalAppSnippet[];
}

/** An application that runs models on the user's machine. */
export type LocalApp = LinkedApp | CommandApp;

/** Checks a local app. */
export function defineLocalApp<App extends LocalApp>(app: App): App extends LinkedApp ? LinkedApp : CommandApp;
export function defineLocalApp(app: LocalApp): LocalApp {
  return app;
}
