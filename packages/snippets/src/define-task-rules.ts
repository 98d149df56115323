import type { Value } from '@hubkit/code';

type Values = Readonly<Record<string, Value>>;

/** Arguments of a method of the Python client of the hub. */
export interface PythonArguments {
  readonly positional?: readonly Value[];
  readonly named?: Values;
}

/** The rules of a task whose calls differ from those of most tasks. */
export interface TaskRules {
  /** The task, and the name of the file. */
  readonly task: string;
  /** Changes the arguments for all clients. @default as they are */
  readonly args?: (args: Values) => Values;
  /** Method of the JavaScript client; `false` if there is none. @default the task in camel case */
  readonly method?: string | false;
  /**
   * Arguments of the Python method, which is named after the task; `false` if there is no such method, or none that works.
   * `body` is the JSON that goes to the provider, empty if the hub chooses one.
   *
   * @default the input by position, or its members by name, then the parameters by name
   */
  readonly python?: false | ((args: Values, body: Values) => PythonArguments);
}

/** Checks the rules of a task. */
export function defineTaskRules(rules: TaskRules): TaskRules {
  return rules;
}
