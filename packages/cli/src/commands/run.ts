import { connect } from '../connect/connect.ts';
import { routeOptions } from '../connect/route-options.ts';
import { defineCommand, optional, words } from '../frame/command.ts';
import { EXIT, UsageError } from '../frame/errors.ts';
import { flag, list, type OptionTable, text } from '../frame/option.ts';
import { print } from '../io/print.ts';

const options = {
  ...routeOptions,
  inputs: list('-i, --inputs <text>', 'the text; repeat it for several, where the task takes several'),
  file: text('-f, --file <name>', 'a file as the input; - is standard input'),
  parameters: list('-P, --parameters <key=value>', 'any parameter of the model; may be repeated'),
  output: text('-o, --output <name>', 'where the result goes; - is standard output'),
  force: flag('--force', 'replace a file that exists'),
  json: flag('--json', 'print the result, or the list of tasks, as one line of JSON'),
  list: flag('--list', 'list the tasks'),
};

export const run = defineCommand({
  name: 'run',
  summary: 'run a task: draw, transcribe, classify, embed …',
  details:
    'The input is the text after the task, --inputs, a file, or what is piped in. Each task has flags of its own, which ' +
    '`hubkit run <task> --help` lists; write them behind the task. Pictures, sounds and films are saved as a file, named ' +
    'after the task unless --output says otherwise, and nothing is overwritten without --force.',
  arguments: {
    task: optional('task', 'what to do, such as text-to-image'),
    words: words('input', 'a text, or a file where the task takes one'),
  },
  options,
  examples: [
    { line: 'hubkit run text-to-image "A lighthouse at dawn" --seed 7 --output dawn.png', about: 'draw a picture' },
    { line: 'hubkit run automatic-speech-recognition talk.flac', about: 'write down what is said' },
    { line: 'echo "I love it" | hubkit run text-classification --json', about: 'classify what is piped in' },
    { line: 'hubkit run feature-extraction -i "one text" -i "another one"', about: 'embed two texts' },
    { line: 'hubkit run --list', about: 'what there is' },
  ],
  async moreOptions(name) {
    if (name === undefined) return {};
    const [{ findTask }, { readTaskShape }, { taskOptions }] = await Promise.all([
      import('../run/tasks.ts'),
      import('../run/task-shape.ts'),
      import('../run/task-options.ts'),
    ]);
    const { id } = findTask(name);
    return taskOptions(readTaskShape(id).fields.others, { group: `Flags of ${id}:`, taken: flagsOf(options) });
  },
  async run(args, io) {
    const { runnableTasks, findTask } = await import('../run/tasks.ts');
    if (args.list) {
      const tasks = runnableTasks().map(({ id, label }) => ({ id, label }));
      const rows = tasks.map(({ id, label }) => `${id.padEnd(32)} ${label}`);
      await print(io, args.json ? `${JSON.stringify(tasks)}\n` : `${rows.join('\n')}\n`);
      return EXIT.done;
    }
    if (args.task === undefined) throw new UsageError('Which task? `hubkit run --list` shows them all.');
    const { runTask } = await import('../run/run-task.ts');
    const { words, inputs, file, parameters, more: flags, output, force: isForced, json: isJson } = args;
    await runTask(
      findTask(args.task),
      {
        written: { words, inputs, file, parameters, flags },
        save: { output, isForced },
        isJson,
        connect: (task) => connect(args, { task }, io),
      },
      io,
    );
    return EXIT.done;
  },
});

/** The long flags of a table, and those that every command has. */
function flagsOf(table: OptionTable): ReadonlySet<string> {
  const own = Object.values(table).flatMap(({ flags }) => flags.match(/--[a-z-]+/g) ?? []);
  return new Set([...own, '--verbose', '--help']);
}
