/** Where an agent sends its requests. */
export interface AgentTarget {
  /** Address that ends in `/v1`. */
  readonly baseUrl: string;
  readonly key: string;
  /** Variable that holds the key; undefined for a server without keys. */
  readonly keyFrom: string | undefined;
  readonly model: string;
  /** Model for small calls, such as titles. */
  readonly smallModel: string;
  /** Most tokens of an answer; undefined where the server does not say. */
  readonly maxTokens: number | undefined;
}

/** A file that `--write` makes. */
export interface AgentFile {
  /** Path in the current folder, or below the home folder if it begins with `~/`. */
  readonly path: string;
  /** Makes the new content; undefined where the settings are there already. Throws for content that it cannot read. */
  readonly update: (content: string | undefined) => string | undefined;
}

/** What an agent is started with. */
export interface AgentStart {
  readonly variables: Readonly<Record<string, string>>;
  readonly words: readonly string[];
  /** Settings for later starts without `hubkit launch`. They never hold a key. */
  readonly file: AgentFile;
}

/** A coding agent. */
export interface Agent {
  readonly program: string;
  readonly label: string;
  /** Command that installs it. */
  readonly install: string;
  /** True for an agent that reads its providers from a file only. */
  readonly needsFile?: boolean;
  readonly start: (target: AgentTarget) => AgentStart;
}

/** Variable in which agents find the key, where they have no name of their own for it. */
export const KEY_VARIABLE = 'HUBKIT_AGENT_KEY';

/** Merges settings into a file of JSON. */
export function updateJson(path: string, change: (settings: Record<string, unknown>) => object): AgentFile['update'] {
  return (content) => {
    let settings: unknown = {};
    if (content?.trim()) {
      try {
        settings = JSON.parse(content);
      } catch (cause) {
        throw new Error(`${path} is not plain JSON, so --write does not change it.`, { cause });
      }
    }
    if (typeof settings !== 'object' || settings === null || Array.isArray(settings)) {
      throw new Error(`${path} is not a JSON object, so --write does not change it.`);
    }
    return `${JSON.stringify(change({ ...settings }), null, 2)}\n`;
  };
}
