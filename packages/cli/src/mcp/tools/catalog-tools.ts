import { libraries } from '../../commands/libraries.ts';
import { tasks } from '../../commands/tasks.ts';
import { defineMcpTool } from '../mcp-tool.ts';
import { COMMON, runCommand } from '../run-command.ts';

const findTask = defineMcpTool({
  name: 'find_task',
  title: 'Find a task',
  description:
    'Finds the machine-learning tasks for a wish in everyday words, such as "is this spam" or "turn speech into text", the best ' +
    'first, with the inference providers and libraries of each.',
  properties: { wish: { type: 'string', description: 'What to do, in everyday words.' } },
  required: ['wish'],
  run: ({ wish }, io) =>
    runCommand(io, (captured) =>
      tasks.run({ ...COMMON, id: undefined, search: wish, modality: undefined, json: true }, captured),
    ),
});

const describeTask = defineMcpTool({
  name: 'describe_task',
  title: 'Describe a task',
  description:
    'Describes a task: summary, recommended models, datasets, metrics, providers, and the JSON Schemas of its input and output.',
  properties: {
    task: { type: 'string', description: 'Id or everyday name of the task, such as text-to-image or asr.' },
  },
  required: ['task'],
  run: ({ task }, io) =>
    runCommand(io, (captured) =>
      tasks.run({ ...COMMON, id: task, search: undefined, modality: undefined, json: true }, captured),
    ),
});

const findLibraries = defineMcpTool({
  name: 'find_libraries',
  title: 'Find libraries',
  description: 'Lists the libraries that load models, all or those for one task.',
  properties: { task: { type: 'string', description: 'Id of a task, such as text-to-speech.' } },
  run: ({ task }, io) =>
    runCommand(io, (captured) => libraries.run({ ...COMMON, id: undefined, task, json: true }, captured)),
});

export const CATALOG_TOOLS = [findTask, describeTask, findLibraries];
