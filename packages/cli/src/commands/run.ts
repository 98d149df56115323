import { defineCommand, type Example, optional, words } from '../command-line/command.ts';
import { EXIT, UsageError } from '../command-line/errors.ts';
import { flag, list, type OptionTable, text } from '../command-line/option.ts';
import { routeOptions } from '../connect/route-options.ts';
import { print } from '../io/print.ts';

const options = {
  ...routeOptions,
  inputs: list('-i, --inputs <text>', 'input text (repeatable, if the task takes several)'),
  file: { ...text('-a, --file <name>', 'input file; - is standard input'), formerly: '-f' },
  parameters: list('-P, --parameters <key=value>', 'model parameter (repeatable)'),
  output: text('-o, --output <name>', 'output file; - is standard output'),
  force: flag('--force', 'replace an existing file'),
  json: flag('--json', 'print the result, or the list of tasks, as one line of JSON'),
  stream: flag('--stream', 'print text while it arrives; with --json, the events, one a line'),
  list: flag('--list', 'list the tasks'),
};

const examples: readonly Example[] = [
  { line: 'hubkit run text-to-image "A lighthouse at dawn" --seed 7 --output dawn.png', about: 'generate an image' },
  { line: 'hubkit run automatic-speech-recognition talk.flac', about: 'transcribe a recording' },
  {
    line: 'hubkit run automatic-speech-recognition talk.flac --stream',
    about: 'print the transcript while it is made',
  },
  { line: 'echo "I love it" | hubkit run text-classification --json', about: 'classify piped text' },
  {
    line: 'hubkit run zero-shot-classification "My parcel is lost" --candidate-labels delivery,payment,other',
    about: 'choose among labels',
  },
  { line: 'hubkit run feature-extraction -i "one text" -i "another one"', about: 'embed two texts' },
  { line: 'hubkit run --list', about: 'list the tasks' },
];

export const run = defineCommand({
  name: 'run',
  summary: 'run a task: generate images, transcribe, classify, embed …',
  details:
    'The input is the text after the task, --inputs, a file or its URL, or piped input. The name of a text file stands for its text, ' +
    'and so does @name in the options of a task. Each task has its own options, listed by ' +
    '`hubkit run <task> --help`; write them after the task. Images, audio and video are saved to a file named after the ' +
    'task unless --output is given; existing files are kept unless --force is given.',
  arguments: {
    task: optional('task', 'the task, such as text-to-image'),
    words: words('input', 'a text, or a file or URL if the task takes one'),
  },
  options,
  examples,
  async forArgument(name) {
    if (name === undefined) return {};
    const [{ findTask }, { readTaskShape }, { taskOptions }] = await Promise.all([
      import('../run/tasks.ts'),
      import('../run/task-shape.ts'),
      import('../run/task-options.ts'),
    ]);
    const { id } = findTask(name);
    const shape = readTaskShape(id);
    return {
      options: taskOptions(shape.fields.others, { group: `Options of ${id}:`, taken: listFlags(options) }),
      async loadExamples() {
        const { taskExample } = await import('../run/task-example.ts');
        const first = taskExample(id, shape);
        const shown = new Set(first.line.split(' '));
        // Those that show another option than the first one.
        const more = examples.filter(({ line }) => {
          const words = line.split(' ');
          return words.includes(id) && words.some((word) => word.startsWith('-') && !shown.has(word));
        });
        return [first, ...more];
      },
    };
  },
  async run(args, io) {
    const { runnableTasks, findTask } = await import('../run/tasks.ts');
    if (args.list) {
      const tasks = runnableTasks().map(({ id, label }) => ({ id, label }));
      const rows = tasks.map(({ id, label }) => `${id.padEnd(32)} ${label}`);
      await print(io, args.json ? `${JSON.stringify(tasks)}\n` : `${rows.join('\n')}\n`);
      return EXIT.done;
    }
    if (args.task === undefined) throw new UsageError('No task given. `hubkit run --list` lists the tasks.');
    const [{ runTask }, { connect }] = await Promise.all([
      import('../run/run-task.ts'),
      import('../connect/connect.ts'),
    ]);
    const {
      words,
      inputs,
      file,
      parameters,
      more: flags,
      output,
      force: isForced,
      json: isJson,
      stream: isStream,
    } = args;
    await runTask(
      findTask(args.task),
      {
        input: { words, inputs, file, parameters, flags },
        save: { output, isForced },
        isJson,
        isStream,
        connect: (task) => connect(args, { task, ...(task === 'conversational' && { kind: 'text' }) }, io),
      },
      io,
    );
    return EXIT.done;
  },
});

/** Returns the long flags of a table, and those common to all commands. */
function listFlags(table: OptionTable): ReadonlySet<string> {
  const own = Object.values(table).flatMap(({ flags }) => flags.match(/--[a-z-]+/g) ?? []);
  return new Set([...own, '--profile', '--verbose', '--help']);
}
